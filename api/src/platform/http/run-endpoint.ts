import { type Access, grants, isStaffRight } from "@inktvis/contract/access";
import type { CallInput } from "@inktvis/contract/layer/client";
import type { Contract, Endpoint, Handlers } from "@inktvis/contract/layer/endpoint";
import type * as z from "zod";
import type { Context, MemberContext } from "../context.ts";
import { logSecurity } from "../security-log.ts";
import { forbidden, invalidFromIssues, notFound, secondFactorRequired, unauthorized } from "./errors.ts";

export type ApiHandlers<C> = Handlers<C, Context, MemberContext>;
export type Handler = (args: Record<string, unknown> & { ctx: Context }) => unknown;

export const handlerOf = (handlers: Contract, name: readonly string[]): Handler =>
  name.reduce<any>((tree, key) => tree[key], handlers);

/** Who may call at all, and where. What a single item allows is its policy's to say. */
function checkAccess(access: Access, { viewer, session, site, config }: Context) {
  if (access === "public") return;
  if (!viewer || session.kind !== "member") throw unauthorized();
  if (access === "member") return;
  if (!grants(viewer.roles, access)) throw forbidden();
  if (!isStaffRight(access)) return;
  // A page of another site, and whatever was slipped into it, does nothing in the name of staff.
  if (site !== "staff") throw forbidden();
  if (config.staffSecondFactor && session.method === "password") throw secondFactorRequired();
}

/**
 * One call of one endpoint, over HTTP or in-process alike: checks who calls, validates (a path that cannot be is a 404,
 * the rest a 422), runs, and lets only what the response schema names through.
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
  // Here, so that no endpoint can be forgotten and what was rolled back is not told. What changed: the audit log.
  if (isStaffRight(access) && method !== "GET")
    logSecurity(ctx, "staff act", { personId: ctx.viewer?.id, method, route, params: args["params"] });
  // A failure here is our mistake, and rightly a 500.
  return endpoint.response ? (endpoint.response as z.ZodType).parse(result) : result;
}
