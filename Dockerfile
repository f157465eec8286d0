# The wheel is built in one stage; the image that runs has neither compilers nor sources.
FROM python:3.11-slim AS build
WORKDIR /source
COPY .lock .lock
RUN python -m venv /opt/stellwerk \
 && /opt/stellwerk/bin/pip install --no-cache-dir --require-hashes -r .lock/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
COPY cogs cogs
RUN /opt/stellwerk/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
COPY --from=build /opt/stellwerk /opt/stellwerk
RUN useradd --system --uid 10001 stellwerk && install -d -o stellwerk -m 0700 /data
USER stellwerk
ENV STELLWERK_DATA=/data MALLOC_ARENA_MAX=1 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
VOLUME /data
# The token comes as DISCORD_TOKEN or, as a secret's file, in DISCORD_TOKEN_FILE.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/stellwerk/bin/stellwerk", "health"]
ENTRYPOINT ["/opt/stellwerk/bin/stellwerk"]
CMD ["run"]
