# The wheel is built in one stage; the image that runs has neither compilers nor sources, and needs neither shell nor pip.
FROM python:3.11-slim AS build
WORKDIR /source
COPY .lock .lock
RUN python -m venv --without-pip /opt/stellwerk \
 && pip --python /opt/stellwerk/bin/python install --no-cache-dir --require-hashes -r .lock/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
COPY cogs cogs
RUN pip --python /opt/stellwerk/bin/python install --no-cache-dir --no-deps .

FROM python:3.11-slim
COPY --from=build /opt/stellwerk /opt/stellwerk
RUN groupadd --system --gid 10001 stellwerk \
 && useradd --system --uid 10001 --gid 10001 --no-create-home stellwerk \
 && install -d -o 10001 -g 10001 -m 0700 /data
# By number: whoever checks that nobody runs as root need not know names.
USER 10001:10001
ENV PATH=/opt/stellwerk/bin:$PATH STELLWERK_DATA=/data MALLOC_ARENA_MAX=1 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
# All that is written lies here; the root may be read-only, /tmp is for copies that are looked through.
VOLUME /data
# The token comes as DISCORD_TOKEN or, as a secret's file, in DISCORD_TOKEN_FILE.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/stellwerk/bin/stellwerk", "health"]
ENTRYPOINT ["/opt/stellwerk/bin/stellwerk"]
CMD ["run"]
