import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import type { Contract } from "@inktvis/contract/layer/endpoint";
import { openApi } from "@inktvis/contract/layer/openapi";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import type { Context, Services } from "../context.ts";
import { callerNetwork } from "../network.ts";
import { viewerOf } from "../sessions/session.ts";
import { registerBodyParsers } from "./body-parsers.ts";
import { BROTLI_PARAMS } from "./brotli-params.ts";
import { docsPage } from "./docs-page.ts";
import { registerErrorHandler, routerErrors } from "./error-handler.ts";
import { mount } from "./mount.ts";
import { createPageClients } from "./page-clients.ts";
import { labelsOf } from "./request-labels.ts";
import { registerSession, setSessionCookie } from "./request-session.ts";
import type { ApiHandlers } from "./run-endpoint.ts";

const DEFAULT_BODY_LIMIT = 1024 * 1024;
/** Node itself refuses longer paths. Within that, a parameter that is too long is refused by its schema. */
const LONGEST_PATH = 16 * 1024;

/**
 * The API of all sites: the mounted contract, its OpenAPI document and docs page. It does not listen: the server routes
 * requests of the API hosts to it (`app.routing`), and tests inject theirs.
 */
export async function createApiApp<C extends Contract>(contract: C, handlers: ApiHandlers<C>, services: Services) {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    bodyLimit: DEFAULT_BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH },
    frameworkErrors: routerErrors,
    loggerInstance,
    // The server logs one line a request.
    logController: new LogController({ disableRequestLogging: true }),
    // The server sets the request id; tests do not.
    genReqId: ({ headers }) => String(headers["x-request-id"] ?? randomUUID()),
  });
  const callerInfo = (request: FastifyRequest) => ({
    config,
    metrics: services.metrics,
    log: request.log as Logger,
    network: callerNetwork(config, request.raw),
  });
  const createContext = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => ({
    ...services,
    ...callerInfo(request),
    now: request.arrivedAt,
    site: request.site,
    session: request.session,
    viewer: viewerOf(request.session),
    userAgent: request.headers["user-agent"] ?? "",
    setSession: (token, until) => setSessionCookie(config.sites, request, reply, { token, until }),
  });

  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    labelsOf(raw).route = routeOptions.url ?? "";
  });
  await registerSession(app, services);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 2048,
    brotliOptions: { params: BROTLI_PARAMS },
  });
  await registerBodyParsers(app);
  registerErrorHandler(app, callerInfo);
  await app.register(
    async (api) => {
      mount(api, contract, handlers, createContext);
      registerDocs(api, contract);
    },
    { prefix: "/api" },
  );
  await app.ready();
  return { app, ...createPageClients(contract, handlers, services) };
}

function registerDocs(api: FastifyInstance, contract: Contract) {
  // Built on the first request: it takes longer than the rest of the startup.
  let cached: ReturnType<typeof openApi> | undefined;
  const document = () =>
    (cached ??= openApi(contract, {
      title: "Inktvis",
      version: "1",
      description:
        "Eén account voor zeven sites. Wie iets wijzigt, stuurt de code van GET /csrf-token mee in X-CSRF-TOKEN.",
    }));
  api.get("/openapi.json", () => document());
  api.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(docsPage(document())),
  );
}
