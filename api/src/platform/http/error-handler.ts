import { ApiError } from "@inktvis/contract/layer/client";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { logSecurity } from "../security-log.ts";
import { viewerOf } from "../sessions/session.ts";
import { badRequest, generalError, notFound, sessionExpired, tooLarge, unstorable } from "./errors.ts";

type SecurityCaller = Parameters<typeof logSecurity>[0];

/**
 * Responds to errors with a code and a Dutch sentence. Unexpected errors are logged, and their response has no details.
 */
export function registerErrorHandler(app: FastifyInstance, callerInfo: (request: FastifyRequest) => SecurityCaller) {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = error instanceof ApiError ? error : toApiError(error, viewerOf(request.session)?.id);
    if (refusal.status >= 500) request.log.error({ err: error }, "request failed");
    logRefusal(request, refusal);
    return send(reply, refusal);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
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
}

/** Responds to errors of the router, such as an address with a broken escape: there is no site or session yet. */
export const routerErrors = (error: FastifyError, _request: unknown, reply: FastifyReply) =>
  void send(reply, toApiError(error, undefined));

const send = (reply: FastifyReply, { status, message, code, errors }: ApiError) =>
  reply.code(status).send({ message, code, errors });

/** PostgreSQL's error code for a NUL character in text. */
const NUL_CHARACTER = "22021";
/** PostgreSQL's error for a lone surrogate in JSON. */
const LONE_SURROGATE = { code: "22P02", message: /type json/ };

/** Messages of the multipart parser for a malformed body; it sets no status. */
const MALFORMED_MULTIPART =
  /^(Multipart: |Unexpected end of (form|multipart)|Malformed|Part terminated early|The needle cannot)/i;

/** PostgreSQL's error code for a foreign key violation. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Turns errors of Fastify, its parsers and the database into ours. */
function toApiError(error: FastifyError & { detail?: string }, viewerId: string | undefined) {
  if (error.statusCode === 413) return tooLarge();
  const isLoneSurrogate = error.code === LONE_SURROGATE.code && LONE_SURROGATE.message.test(error.message);
  if (error.code === NUL_CHARACTER || isLoneSurrogate) return unstorable();
  // The viewer, or the person that the request was about, was erased in the meantime.
  if (error.code === FOREIGN_KEY_VIOLATION && error.detail?.endsWith('is not present in table "users".'))
    return viewerId && error.detail.includes(viewerId) ? sessionExpired() : notFound();
  if (error.statusCode && error.statusCode < 500) return badRequest();
  if (MALFORMED_MULTIPART.test(error.message)) return badRequest();
  return generalError();
}
