import { type Access, grants, isStaffRight } from "@inktvis/contract/access";
import type { CallInput } from "@inktvis/contract/layer/client";
import { type Contract, type Endpoint, EXPIRED, type Handlers } from "@inktvis/contract/layer/endpoint";
import type * as z from "zod";
import type { Context, MemberContext } from "../context.ts";
import { isInStaffRoom } from "../sessions/staff-room.ts";
import { logSecurity } from "../security-log.ts";
import { forbidden, invalidFromIssues, notFound, secondFactorRequired, unauthorized } from "./errors.ts";

export type ApiHandlers<C> = Handlers<C, Context, MemberContext>;
export type Handler = (args: Record<string, unknown> & { ctx: Context }) => unknown;

export const handlerOf = (handlers: Contract, name: readonly string[]): Handler =>
  name.reduce<any>((tree, key) => tree[key], handlers);

/** Role checks. Permissions on a single item belong to its policy. */
function checkAccess(access: Access, ctx: Context) {
  const { viewer, session, site } = ctx;
  if (access === "public") return;
  if (!viewer || session.kind !== "member") throw unauthorized();
  if (access === "member") return;
  if (!grants(viewer.roles, access)) throw forbidden();
  if (!isStaffRight(access)) return;
  if (isInStaffRoom(ctx)) return;
  throw site === "staff" ? secondFactorRequired() : forbidden();
}

/**
 * Runs an endpoint, over HTTP or in-process: checks access, validates (invalid path parameters are a 404, the rest a
 * 422), calls the handler, and strips the response to its schema.
 */
export async function runEndpoint(endpoint: Endpoint, handler: Handler, input: CallInput, ctx: Context) {
  checkAccess(endpoint.access, ctx);
  const args: Record<string, unknown> & { ctx: Context } = { ctx };
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part] as z.ZodType | undefined;
    if (!schema) continue;
    const parsed = schema.safeParse(input[part] ?? {});
    if (parsed.success) args[part] = parsed.data;
    else if (part === "params") throw notFound();
    else issues.push(...parsed.error.issues);
  }
  if (issues.length > 0) throw invalidFromIssues(issues);
  const result = await handler(args);
  const { access, method, path: route } = endpoint;
  // Logged here, so that no endpoint can be forgotten and rolled back changes are not logged. Details are in the audit
  // log.
  if (isStaffRight(access) && method !== "GET")
    logSecurity(ctx, "staff act", { personId: ctx.viewer?.id, method, route, params: args["params"] });
  if (result === EXPIRED) return EXPIRED;
  // An invalid response is a bug, hence a 500.
  return endpoint.response ? (endpoint.response as z.ZodType).parse(result) : result;
}
