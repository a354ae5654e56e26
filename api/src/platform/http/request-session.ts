import cors from "@fastify/cors";
import { ApiError } from "@inktvis/contract/layer/client";
import { originOf, type SiteAddresses, type SiteName, siteOfHost } from "@inktvis/contract/sites";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../context.ts";
import { type Session, viewerOf } from "../sessions/session.ts";
import { readSessionCookie, sessionCookie } from "../sessions/session-cookie.ts";
import { VISITOR_COOKIE } from "../sessions/session-lifetime.ts";
import { findSession } from "../sessions/session-store.ts";
import { checkCsrf } from "./csrf-guard.ts";
import { badRequest, unauthorized } from "./errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    site: SiteName;
    arrivedAt: Date;
    session: Session;
  }
}

const SESSION_ENDED = "x-session-ended";

interface SessionCookie {
  site: SiteName;
  now: Date;
  token: string;
  /** Absent for a visitor, whose session does not expire. */
  until?: Date | undefined;
}

/** The Set-Cookie header of a session, which expires with it. */
export function sessionCookieOf(addresses: SiteAddresses, { site, now, token, until }: SessionCookie) {
  const maxAgeMs = until ? until.getTime() - now.getTime() : VISITOR_COOKIE;
  return sessionCookie(addresses, site, token, maxAgeMs);
}

/** Sets the session cookie of a response. */
export function setSessionCookie(
  addresses: SiteAddresses,
  { site, arrivedAt: now }: FastifyRequest,
  reply: FastifyReply,
  cookie: Pick<SessionCookie, "token" | "until">,
) {
  reply.header("set-cookie", sessionCookieOf(addresses, { site, now, ...cookie }));
}

/** Resolves the site and the session of every request, and refuses forged requests of other sites. */
export async function registerSession(app: FastifyInstance, services: Services) {
  const { config, clock } = services;
  const addresses = config.sites;
  app.decorateRequest("site");
  app.decorateRequest("arrivedAt");
  app.decorateRequest("session");

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
    const sessionToken = readSessionCookie(request.headers.cookie);
    const { site, arrivedAt: now } = request;
    request.session = await findSession(services, { site, token: sessionToken, now, background });
    if (request.session.kind === "member" && request.session.renewedUntil) {
      const { token, renewedUntil: until } = request.session;
      setSessionCookie(addresses, request, reply, { token, until });
    }
    // Reads get the response of a visitor; the header tells the page that its session has ended.
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
}
