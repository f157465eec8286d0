"""A small ordinary discord.py bot that uses everything the game host uses, to test the sandbox's server with."""

import asyncio
import io
import re
import sys
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image, ImageDraw

FRUITS = [f"{name}{n}" for name in ("apple", "banana", "cherry") for n in range(12)]


def picture(colour: str = "red", size: int = 64) -> io.BytesIO:
    data = io.BytesIO()
    Image.new("RGB", (size, size // 2), colour).save(data, "PNG")
    data.seek(0)
    return data


def drawn(n: int, size: tuple[int, int]) -> io.BytesIO:
    """A picture whose edges can be told, so that one sees what is cut off."""
    image = Image.new("RGB", size, ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#6c3483")[n % 5])
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, size[0] - 20, size[1] - 20), outline="white", width=24)
    draw.ellipse((size[0] // 2 - 200, size[1] // 2 - 200, size[0] // 2 + 200, size[1] // 2 + 200), fill="white")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return data


class CountButton(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<n>\d+)"):
    """A button that lives through a restart: it carries its number."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}", style=discord.ButtonStyle.primary))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "CountButton":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(self.n + 1))
        await interaction.response.edit_message(content=f"{self.n + 1} clicks", view=view)


class Ping(ui.DynamicItem[ui.Button[ui.View]], template=r"ping"):
    """Acknowledged and nothing else: the yardstick of latency."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ping", custom_id="ping"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "Ping":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


class Form(ui.Modal, title="A form"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(options=[discord.SelectOption(label=each, value=each[0]) for each in ("Red", "Green")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput) and isinstance(self.colour.component, ui.Select)
        text = f"{self.name.component.value} likes {self.colour.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Panel(ui.View):
    """Classic components: a form, a silent button, a dead one, and a menu."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Ping())

    @ui.button(label="Open form", custom_id="panel:form")
    async def form(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silent", custom_id="panel:silent")
    async def silent(self, interaction: discord.Interaction, button: Any) -> None:
        return

    @ui.button(label="Dead", custom_id="panel:dead", disabled=True)
    async def dead(self, interaction: discord.Interaction, button: Any) -> None:
        return

    @ui.button(label="Slowly", custom_id="panel:slowly")
    async def slowly(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("done at last")

    @ui.select(
        placeholder="Choose two",
        custom_id="panel:choose",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=each.upper(), value=each) for each in "abc"],
    )
    async def choose(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You chose {', '.join(menu.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Who", custom_id="panel:who")
    async def who(self, interaction: discord.Interaction, menu: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"{menu.values[0].display_name} it is", ephemeral=True)


class Board(ui.LayoutView):
    """The new kind of post: container, section, gallery and buttons."""

    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(ui.Button(label="Next turn", custom_id=f"board:next:{turn}", style=discord.ButtonStyle.success))
        row.add_item(ui.Button(label="Manual", url="https://example.org/manual"))
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## Turn {turn}\nIt is **Ada**'s turn. ||secret plan||"),
                ui.Separator(),
                ui.Section("Cards left: 12", accessory=ui.Thumbnail("attachment://board.png", description="a deck")),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=f"board, turn {turn}")),
                row,
                accent_colour=0x2A9D8F,
            )
        )

    @staticmethod
    def file(turn: int) -> discord.File:
        return discord.File(picture("teal" if turn % 2 else "orange", 320), "board.png")


class Album(ui.LayoutView):
    """Pictures in one gallery."""

    def __init__(self, pictures: int) -> None:
        super().__init__(timeout=None)
        items = [discord.MediaGalleryItem(f"attachment://{n}.png", description=f"picture {n}") for n in range(pictures)]
        self.add_item(ui.Container(ui.TextDisplay("An album"), ui.MediaGallery(*items)))


class LongNames(ui.View):
    """Names with more letters than a phone has room for."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Take the card that lies farthest to the right of all", custom_id="long:button"))
        options = [
            discord.SelectOption(label=f"Card {n}: a curve that leads from the left to the lower edge", value=str(n))
            for n in range(3)
        ]
        placeholder = "Choose one of the cards that lie open in the middle of the table"
        self.add_item(ui.Select(placeholder=placeholder, custom_id="long:menu", options=options))


class NextTurn(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"board:next:(?P<turn>\d+)"):
    def __init__(self, turn: int) -> None:
        super().__init__(ui.Button(custom_id=f"board:next:{turn}", label="Next turn"))
        self.turn = turn

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str]) -> "NextTurn":
        return cls(int(match["turn"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        turn = self.turn + 1
        await interaction.edit_original_response(view=Board(turn), attachments=[Board.file(turn)])


class EchoBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        add_commands(self)

        @self.tree.error
        async def remember(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.errors.append(getattr(error, "original", error))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between two shards; the sandbox does not."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton, NextTurn, Ping)
        self.add_view(Panel())
        await self.tree.sync()


def add_commands(bot: EchoBot) -> None:
    tree = bot.tree
    echo = app_commands.Group(name="echo", description="Says things again")
    tree.add_command(echo)

    @echo.command(description="Say it again")
    @app_commands.describe(text="What to say", times="How often")
    async def say(interaction: discord.Interaction, text: str, times: app_commands.Range[int, 1, 5] = 1) -> None:
        await interaction.response.send_message("\n".join([text] * times))

    @echo.command(description="Whisper it")
    async def whisper(interaction: discord.Interaction, text: str, to: discord.Member | None = None) -> None:
        await interaction.response.send_message(text if to is None else f"{to.mention}: {text}", ephemeral=True)

    @echo.command(description="Choose a fruit")
    async def fruit(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"One {name}")

    @fruit.autocomplete("name")
    async def fruits(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [each for each in FRUITS if current in each]
        return [app_commands.Choice(name=each.title(), value=each) for each in found[:25]]

    @tree.command(description="Count clicks")
    async def count(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(0))
        await interaction.response.send_message("0 clicks", view=view)

    @tree.command(description="Show the panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Panel", view=Panel())

    @tree.command(description="Post a board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(view=Board(), file=Board.file(1))

    @tree.command(description="Show a picture")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(
            content="Here", attachments=[discord.File(picture(), "red.png", description="all red")]
        )

    @tree.command(description="Send me a message")
    @app_commands.guild_only()
    async def dm(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("Your hand", file=discord.File(picture("blue"), "hand.png"), view=Panel())
        except discord.Forbidden as refusal:
            await interaction.followup.send(f"Your messages are closed ({refusal.code})")
        else:
            await interaction.followup.send("Sent")

    @tree.command(description="Show several pictures in one message, with a button and a menu of long names")
    async def album(interaction: discord.Interaction, pictures: int, layout: bool = False, tall: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        files = [discord.File(drawn(n, (900, 1600) if tall else (1600, 990)), f"{n}.png") for n in range(pictures)]
        assert isinstance(interaction.channel, discord.abc.Messageable)
        if layout:
            await interaction.channel.send(view=Album(pictures), files=files)
        else:
            content = f"{interaction.user.mention}, **your turn**: take a card"
            await interaction.channel.send(content, files=files, view=LongNames())
        await interaction.followup.send("Sent")

    @tree.command(description="Call somebody by plain words that an edit turns into a board")
    async def call(interaction: discord.Interaction, who: discord.Member, silent: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert isinstance(interaction.channel, discord.abc.Messageable)
        post = await interaction.channel.send(f"{who.mention}, you are up: lay a track card", silent=silent)
        await post.edit(content=None, view=Board(), attachments=[Board.file(1)])
        await interaction.followup.send("Called")

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction, name: str, private: bool = False) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer(ephemeral=True, thinking=True)
        kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
        made = await interaction.channel.create_thread(name=name, type=kind)
        await made.add_user(interaction.user)
        await made.send(f"Welcome {interaction.user.mention}", view=Panel())
        await interaction.followup.send(f"Opened {made.mention}")


def use(api_base: str, gateway_url: str) -> None:
    """Point the whole library at another Discord."""
    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


async def main(api_base: str, gateway_url: str, token: str) -> None:
    use(api_base, gateway_url)
    async with EchoBot() as bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
