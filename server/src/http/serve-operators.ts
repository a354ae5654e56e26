import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Services } from "@inktvis/api/platform/context";
import { generalError } from "@inktvis/api/platform/http/errors";
import { originOf, SITE_NAMES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { createMetrics, type Metrics } from "./metrics.ts";
import { isOperator } from "./operator.ts";
import { sendText } from "./send-text.ts";

/** Health and metrics for operators: not on the host of a site, and not from outside the network. */
export async function serveOperators(
  { services, metrics, isStopping }: { services: Services; metrics: Metrics; isStopping: () => boolean },
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
) {
  if (!isOperator(req)) return sendText(res, 421, "Op dit adres is geen site.");
  // Whether it lives, and whether a proxy should send it requests.
  if (pathname === "/ready" && isStopping()) return sendText(res, 503, "stopping");
  if (pathname === "/health" || pathname === "/ready") {
    await sql`select 1`.execute(services.db);
    return sendText(res, 200, "ok");
  }
  if (pathname === "/metrics") return sendText(res, 200, await metrics.text());
  const sites = SITE_NAMES.map((name) => originOf(services.config.sites, name)).join("\n");
  return sendText(res, 421, `Op dit adres is geen site. De sites staan hier:\n\n${sites}\n`);
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

/** The same for a process that serves no site. */
export async function listenForOperators(services: Services, port: number) {
  const operated = { services, metrics: createMetrics(services), isStopping: () => false };
  const server = createServer((req, res) => {
    serveOperators(operated, req, res, pathOf(req)).catch((error: unknown) => {
      services.log.error({ err: error }, "request failed");
      sendText(res, 500, generalError().message);
    });
  });
  await once(server.listen(port, services.config.host), "listening");
  return server;
}
