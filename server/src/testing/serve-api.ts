import { startApp, startOnBackend } from "#app.ts";
import { runProcess } from "#process.ts";

/**
 * Serves the product without its pages, which would have to be built, as a process that a test can kill. Prints its
 * port.
 */
await runProcess((config, log) =>
  startOnBackend(config, log, async (backend) => {
    const app = await startApp(backend, async () => ({
      web: async () => ({ fetch: async () => new Response(null, { status: 404 }) }),
      assets: (_req, _res, next) => next(),
      closeWeb: async () => {},
      dev: false,
    }));
    console.log(JSON.stringify(app.address));
    return app.close;
  }),
);
