import { api } from "./api.ts";
import type { LoaderArguments } from "./load.ts";
import { meQuery } from "./session.queries.ts";

/**
 * The CSRF token for a form that a member's browser sends without scripts; undefined for a visitor. Call it only while the
 * server makes the page (`import.meta.env.SSR`): with scripts the call of a form fetches its own.
 */
export async function loadFormToken({ context }: LoaderArguments) {
  const me = await context.queryClient.query({ ...meQuery, staleTime: "static" });
  return me ? (await api.auth.csrfToken({})).data.token : undefined;
}
