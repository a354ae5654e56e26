import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { createApi } from "@inktvis/api/api";
import type { Config } from "@inktvis/api/platform/config";
import { openServices } from "@inktvis/api/services";
import type { Logger } from "pino";
import { createDispatcher } from "./http/dispatcher.ts";
import { createMetrics } from "./http/metrics.ts";
import { staticFiles } from "./http/static-files.ts";
import type { WebEntry } from "./http/web-pages.ts";
import { openPostgres } from "./open-postgres.ts";

const WEB = new URL("../../web/", import.meta.url);
const DRAIN_MS = 10_000;

/** Opens database and services; `close` closes both in order. */
export async function openBackend(config: Config, log: Logger) {
  const postgres = await openPostgres(config, (line) => log.info(line));
  try {
    const { services, startWorker, close } = await openServices({ config, databaseUrl: postgres.url, log });
    return {
      services,
      startWorker,
      close: async () => {
        await close();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

type Backend = Awaited<ReturnType<typeof openBackend>>;

/** Serves all hosts on one port. `close` answers what is under way before it lets go. */
export async function startApp({ services, startWorker }: Backend, { dev }: { dev: boolean }) {
  const { config } = services;
  const api = await createApi(services);
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 });
  const { web, assets, closeWeb } = dev ? await openViteWeb(server) : await openBuiltWeb();
  server.on("request", createDispatcher({ services, api, metrics: createMetrics(services), web, assets, dev }));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(config.port, config.host, listening);
  });
  if (config.worker) await startWorker();

  const close = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(cut);
    await closeWeb();
    await api.app.close();
  };
  return { close };
}

async function openBuiltWeb() {
  const entry = (await import(pathToFileURL(new URL("dist/server/server.js", WEB).pathname).href)) as {
    default: WebEntry;
  };
  return {
    web: async () => entry.default,
    assets: staticFiles(new URL("dist/client", WEB).pathname),
    closeWeb: async () => {},
  };
}

/** Vite as middleware, for reload on change. */
async function openViteWeb(server: ReturnType<typeof createServer>) {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({
    root: WEB.pathname,
    server: { middlewareMode: true, ws: { server } as never, allowedHosts: true },
    appType: "custom",
  });
  return {
    web: async () => {
      // Read on every request: Vite replaces the environment when its configuration changes.
      const { runner } = vite.environments["ssr"] as unknown as {
        runner: { import: (id: string) => Promise<{ default: WebEntry }> };
      };
      return (await runner.import("virtual:tanstack-start-server-entry")).default;
    },
    assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => vite.middlewares(req, res, next),
    closeWeb: () => vite.close(),
  };
}
