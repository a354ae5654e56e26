import { createServer } from "node:http";
import { createApi } from "@inktvis/api/api";
import { openBackend } from "#app.ts";
import { createDispatcher } from "#http/dispatcher.ts";
import { createMetrics } from "#http/metrics.ts";
import { runProcess } from "#process.ts";

/** The product without its pages, which would have to be built: a process for a test to kill. Says its port. */
await runProcess(async (config, log) => {
  const { services, close } = await openBackend(config, log);
  const api = await createApi(services);
  const server = createServer(
    createDispatcher({
      services,
      api,
      metrics: createMetrics(services),
      web: async () => ({ fetch: async () => new Response(null, { status: 404 }) }),
      assets: (_req, _res, next) => next(),
      dev: false,
    }),
  );
  server.listen(config.port, config.host, () => console.log(JSON.stringify(server.address())));
  return async () => {
    server.closeAllConnections();
    server.close();
    await api.app.close();
    await close();
  };
});
