import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { createApi } from "@inktvis/api/api";
import type { Config } from "@inktvis/api/platform/config";
import { openServices } from "@inktvis/api/services";
import type { Logger } from "pino";
import { createDispatcher } from "./http/dispatcher.ts";
import { ARRIVES_WITHIN_MS, createDrain } from "./http/drain.ts";
import { createMetrics } from "./http/metrics.ts";
import { staticFiles } from "./http/static-files.ts";
import type { WebEntry } from "./http/web-pages.ts";
import { openPostgres } from "./open-postgres.ts";

const WEB = new URL("../../web/", import.meta.url);

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
type Stop = (signal: NodeJS.Signals) => Promise<void>;

/**
 * Opens the backend and starts something on it. The backend is closed after that has stopped, or when it cannot start.
 */
export async function startOnBackend(config: Config, log: Logger, start: (backend: Backend) => Promise<Stop>) {
  const backend = await openBackend(config, log);
  try {
    const stop = await start(backend);
    return async (signal: NodeJS.Signals) => {
      await stop(signal);
      await backend.close();
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** The pages: built, made by Vite, or none. */
export interface Web {
  web: () => Promise<WebEntry>;
  assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  closeWeb: () => Promise<void>;
  dev: boolean;
}

/** Serves all hosts on one port. `close` first lets requests that are under way finish. */
export async function startApp({ services, startWorker }: Backend, openWeb: (server: Server) => Promise<Web>) {
  const { config } = services;
  const api = await createApi(services);
  const server = createServer({ requestTimeout: ARRIVES_WITHIN_MS, headersTimeout: 20_000, keepAliveTimeout: 65_000 });
  const drain = createDrain(server);
  const { closeWeb, ...web } = await openWeb(server);
  const { isStopping } = drain;
  server.on("request", createDispatcher({ services, api, metrics: createMetrics(services), isStopping, ...web }));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(config.port, config.host, listening);
  });
  if (config.worker) await startWorker();

  /**
   * After a SIGTERM the process keeps serving for a while, so that another one can take over; with Ctrl+C somebody is
   * waiting for it to end.
   */
  const close = async (signal: NodeJS.Signals) => {
    await drain.stop(signal === "SIGTERM" ? config.stopDelay : 0);
    await closeWeb();
    await api.app.close();
  };
  return { close, address: server.address() };
}

export async function openBuiltWeb(): Promise<Web> {
  const entry = (await import(pathToFileURL(new URL("dist/server/server.js", WEB).pathname).href)) as {
    default: WebEntry;
  };
  return {
    web: async () => entry.default,
    assets: staticFiles(new URL("dist/client", WEB).pathname),
    closeWeb: async () => {},
    dev: false,
  };
}

/** Vite as middleware, for reload on change. */
export async function openViteWeb(server: Server): Promise<Web> {
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
    assets: (req, res, next) => vite.middlewares(req, res, next),
    closeWeb: () => vite.close(),
    dev: true,
  };
}
