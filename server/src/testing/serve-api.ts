import { openBackend, startApp } from "#app.ts";
import { runProcess } from "#process.ts";

/** The product without its pages, which would have to be built: a process for a test to kill. Says its port. */
await runProcess(async (config, log) => {
  const backend = await openBackend(config, log);
  const app = await startApp(backend, async () => ({
    web: async () => ({ fetch: async () => new Response(null, { status: 404 }) }),
    assets: (_req, _res, next) => next(),
    closeWeb: async () => {},
    dev: false,
  }));
  console.log(JSON.stringify(app.address));
  return async (signal) => {
    await app.close(signal);
    await backend.close();
  };
});
