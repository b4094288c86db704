# The server: docker build -t freeform .
FROM node:26-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm pack --silent && tar --extract --gzip --file freeform-rpg-*.tgz && rm freeform-rpg-*.tgz
RUN npm prune --omit=dev --no-audit --no-fund --ignore-scripts
# The links to the workspaces of the clone break with the move, and go.
RUN mkdir app && mv node_modules app/ && rm -rf app/node_modules/freeform-rpg && mv package app/node_modules/freeform-rpg && find app -xtype l -delete

FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /build/app/ ./
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--v8-pool-size=1", "--max-semi-space-size=8", "--heap-growing-percent=25", "/app/node_modules/freeform-rpg/dist/cli/freeform-rpg.js"]
CMD ["serve"]
