"""Der Taubertal-Express with Würfelpioniere."""
