import { api } from "./api.ts";
import type { LoaderArguments } from "./load.ts";
import { meQuery } from "./session.queries.ts";

/**
 * The CSRF token for a form that a member's browser sends without scripts; undefined for a visitor. Call it only while
 * the server renders the page (`import.meta.env.SSR`): with scripts, the call that a form makes fetches its own token.
 */
export async function loadFormToken({ context }: LoaderArguments) {
  const me = await context.queryClient.query({ ...meQuery, staleTime: "static" });
  return me ? (await api.auth.csrfToken({})).data.token : undefined;
}
