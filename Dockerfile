# One process, as a user without rights, that writes into /data and nowhere else.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No install script is run (.npmrc): every binary lies in its package, for this system too.
RUN npm ci --omit=dev
COPY . .
ENV NODE_OPTIONS=--disable-warning=ExperimentalWarning
RUN node scripts/build.ts

FROM node:24-slim
# Glibc keeps less of what was freed with two arenas; figures in docs/bench.md.
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=ExperimentalWarning MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# All of it belongs to root: the server cannot change its own program.
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/shared shared
COPY --from=build /app/api api
COPY --from=build /app/scripts scripts
COPY --from=build /app/deploy deploy
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthy.js"]
CMD ["node", "api/main.ts"]
