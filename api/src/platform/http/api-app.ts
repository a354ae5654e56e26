import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import multipart from "@fastify/multipart";
import { ApiError, type Client } from "@inktvis/contract/layer/client";
import type { Contract } from "@inktvis/contract/layer/endpoint";
import { openApi } from "@inktvis/contract/layer/openapi";
import { originOf, type SiteName, siteOfHost } from "@inktvis/contract/sites";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { Logger } from "pino";
import type { Context, Services } from "../context.ts";
import { logSecurity } from "../security-log.ts";
import type { Session } from "../sessions/session.ts";
import { callerNetwork } from "../network.ts";
import { viewerOf } from "../sessions/session.ts";
import { readSessionCookie, sessionCookie } from "../sessions/session-cookie.ts";
import { VISITOR_COOKIE } from "../sessions/session-lifetime.ts";
import { findSession } from "../sessions/session-store.ts";
import { docsPage } from "./docs-page.ts";
import { checkCsrf } from "./csrf-guard.ts";
import { badRequest, generalError, notFound, sessionExpired, tooLarge, unauthorized, unstorable } from "./errors.ts";
import { inProcessClient } from "./in-process-client.ts";
import { hasTooManyValues } from "./json-size.ts";
import { mount } from "./mount.ts";
import type { ApiHandlers } from "./run-endpoint.ts";

declare module "fastify" {
  interface FastifyRequest {
    site: SiteName;
    arrivedAt: Date;
    session: Session;
  }
}

const SESSION_ENDED = "x-session-ended";
const DEFAULT_BODY_LIMIT = 1024 * 1024;
/** Above the rule of 5 MB, so that the rule can answer with a Dutch message. */
const MULTIPART_LIMIT = 12 * 1024 * 1024;

/** A page request, as far as the in-process client needs it. */
export interface PageRequest {
  site: SiteName;
  cookie: string | undefined;
  network: string;
  userAgent: string;
  log: Logger;
  /** Sends the cookie of a session that was given more time along; without it the session gets none. */
  setSessionCookie?: (cookie: string) => void;
}

/**
 * The API of all sites: the mounted contract, its OpenAPI document and docs page. It does not listen: the server routes
 * requests of the API hosts to it (`app.routing`), and tests inject theirs.
 */
export async function createApiApp<C extends Contract>(contract: C, handlers: ApiHandlers<C>, services: Services) {
  const { config, clock, log } = services;
  const addresses = config.sites;
  const app = Fastify({
    bodyLimit: DEFAULT_BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    loggerInstance: log,
    // The server logs one line a request.
    logController: new LogController({ disableRequestLogging: true }),
    // The server sets the request id; tests do not.
    genReqId: ({ headers }) => String(headers["x-request-id"] ?? randomUUID()),
  });
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  // Only objects: a long string would be spread into one key per character, which takes seconds.
  const parseObject: typeof parseJson = (request, json, done) =>
    parseJson(request, json, (error, body) => {
      const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
      if (error || isObject) done(error, body);
      else done(badRequest());
    });
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) =>
    hasTooManyValues(body) ? done(tooLarge()) : parseObject(request, body.toString(), done),
  );
  app.decorateRequest("site");
  app.decorateRequest("arrivedAt");
  app.decorateRequest("session");

  const cookieFor = (site: SiteName, now: Date, token: string, until?: Date) => {
    const maxAgeMs = until ? until.getTime() - now.getTime() : VISITOR_COOKIE;
    return sessionCookie(addresses, site, token, maxAgeMs);
  };
  const setSessionCookie = ({ site, arrivedAt }: FastifyRequest, reply: FastifyReply, token: string, until?: Date) => {
    reply.header("set-cookie", cookieFor(site, arrivedAt, token, until));
  };

  app.addHook("onRequest", async (request, reply) => {
    const host = siteOfHost(addresses, request.headers.host ?? "");
    if (!host) throw new ApiError(421, "unknown-host", "Op dit adres is geen site.");
    request.site = host.site;
    request.arrivedAt = clock.now();
    request.session = { kind: "none" };
    reply.header("x-request-id", request.id);
    reply.header("cache-control", "private, no-store");
  });
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) =>
      done(null, {
        origin: originOf(addresses, request.site),
        credentials: true,
        maxAge: 600,
        allowedHeaders: ["content-type", "x-csrf-token"],
        exposedHeaders: ["content-disposition", "x-request-id", SESSION_ENDED],
      }),
  });
  app.addHook("onRequest", async (request, reply) => {
    const { acceptsMultipart, requiresMember, hasSignedAddress, background } = request.routeOptions.config;
    // Signed addresses ignore the session: nothing is done on behalf of a member.
    if (hasSignedAddress) return;
    const token = readSessionCookie(request.headers.cookie);
    const { site, arrivedAt: now } = request;
    request.session = await findSession(services, { site, token, now, background });
    if (request.session.kind === "member" && request.session.renewedUntil)
      setSessionCookie(request, reply, request.session.token, request.session.renewedUntil);
    // Reads are answered as to a visitor; the header tells the page that its session has ended.
    if (request.session.kind === "expired") reply.header(SESSION_ENDED, "1");
    const header = request.headers["x-csrf-token"];
    checkCsrf({ addresses, site: request.site, secret: config.secret }, request.session, {
      method: request.method,
      origin: request.headers.origin,
      csrfToken: typeof header === "string" ? header : undefined,
    });
    // Before a large body is read.
    if (requiresMember && !viewerOf(request.session)) throw unauthorized();
    if (request.headers["content-type"]?.startsWith("multipart/") && !acceptsMultipart) throw badRequest();
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 2048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // One-click unsubscribe posts a form; its body is ignored.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, _body, done) =>
    done(request.routeOptions.config.hasSignedAddress ? null : badRequest(), {}),
  );
  await app.register(multipart, {
    limits: { fileSize: MULTIPART_LIMIT, files: 1, fields: 20 },
    attachFieldsToBody: "keyValues",
    async onFile(part) {
      const bytes = await part.toBuffer();
      Object.assign(part, { value: new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }) });
    },
  });

  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = error instanceof ApiError ? error : toApiError(error, viewerOf(request.session)?.id);
    if (refusal.status >= 500) request.log.error({ err: error }, "request failed");
    logRefusal(request, refusal);
    return reply.code(refusal.status).send({ message: refusal.message, code: refusal.code, errors: refusal.errors });
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  const callerInfo = (request: FastifyRequest) => ({
    config,
    log: request.log as Logger,
    network: callerNetwork(config, request.raw),
  });
  /** Logs refusals for lack of permission, invalid CSRF tokens and rate limits, which no page of ours causes. */
  function logRefusal(request: FastifyRequest, { status, code }: ApiError) {
    const { method, url: route = "" } = request.routeOptions;
    const isStaffOnly = status === 401 && route.startsWith("/api/staff/");
    if (![403, 419, 429].includes(status) && !isStaffOnly) return;
    const personId = viewerOf(request.session)?.id;
    logSecurity(callerInfo(request), "request refused", {
      personId,
      method: String(method),
      route,
      status,
      reason: code,
    });
  }

  const createContext = async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => ({
    ...services,
    ...callerInfo(request),
    now: request.arrivedAt,
    site: request.site,
    session: request.session,
    viewer: viewerOf(request.session),
    userAgent: request.headers["user-agent"] ?? "",
    setSession: (token, until) => setSessionCookie(request, reply, token, until),
  });
  await app.register(
    async (api) => {
      mount(api, contract, handlers, createContext);
      // Made when somebody first asks: it takes longer than all the rest of a start.
      let made: ReturnType<typeof openApi> | undefined;
      const document = () =>
        (made ??= openApi(contract, {
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
    },
    { prefix: "/api" },
  );
  await app.ready();

  /** The API for one page request. The session is looked up once, on first use. */
  const clientFor = (page: PageRequest): Client<C> => {
    const now = clock.now();
    const contextForPage = async (): Promise<Context> => {
      const token = readSessionCookie(page.cookie);
      const { site, setSessionCookie: give } = page;
      // More time is of use with a cookie that lasts as long.
      const session = await findSession(services, { site, token, now, background: give === undefined });
      if (session.kind === "member" && session.renewedUntil)
        give?.(cookieFor(site, now, session.token, session.renewedUntil));
      return {
        ...services,
        ...page,
        now,
        session,
        viewer: viewerOf(session),
        setSession: () => {
          throw new Error("A page cannot set the session: only a call of the browser can");
        },
      };
    };
    let context: Promise<Context> | undefined;
    return inProcessClient(contract, handlers, () => (context ??= contextForPage()));
  };

  /** The viewer of a request that the server answers itself; undefined for a visitor. */
  const viewerFor = async ({ site, cookie }: Pick<PageRequest, "site" | "cookie">) => {
    const lookup = { site, token: readSessionCookie(cookie), now: clock.now(), background: true };
    return viewerOf(await findSession(services, lookup));
  };

  return { app, clientFor, viewerFor };
}

/** PostgreSQL's error code for a NUL character in text. */
const NUL_CHARACTER = "22021";
/** PostgreSQL's error for a lone surrogate in JSON. */
const LONE_SURROGATE = { code: "22P02", message: /type json/ };

/** Messages of the multipart parser for a malformed body; it sets no status. */
const MALFORMED_MULTIPART = /^(Multipart: |Unexpected end of (form|multipart)|Malformed|Part terminated early)/i;

/** PostgreSQL's error code for a foreign key violation. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Turns errors of Fastify, its parsers and the database into ours. */
function toApiError(error: FastifyError & { detail?: string }, viewerId: string | undefined) {
  if (error.statusCode === 413) return tooLarge();
  const isLoneSurrogate = error.code === LONE_SURROGATE.code && LONE_SURROGATE.message.test(error.message);
  if (error.code === NUL_CHARACTER || isLoneSurrogate) return unstorable();
  // The viewer, or the person it was about, was erased meanwhile.
  if (error.code === FOREIGN_KEY_VIOLATION && error.detail?.endsWith('is not present in table "users".'))
    return viewerId && error.detail.includes(viewerId) ? sessionExpired() : notFound();
  if (error.statusCode && error.statusCode < 500) return badRequest();
  if (MALFORMED_MULTIPART.test(error.message)) return badRequest();
  return generalError();
}
