import { createIsomorphicFn } from "@tanstack/react-start";
import { meQuery } from "./session.queries.ts";
import type { LoaderArguments } from "./load.ts";
import { requestContext } from "./current-site.ts";

/**
 * The CSRF token for a form that a member's browser sends without scripts. Only while the server makes the page: with scripts
 * the call of a form fetches its own. Undefined for visitors.
 */
export const loadFormToken = createIsomorphicFn()
  .server(async ({ context }: LoaderArguments): Promise<string | undefined> => {
    const me = await context.queryClient.query({ ...meQuery, staleTime: "static" });
    return me ? (await requestContext().api.auth.csrfToken({})).data.token : undefined;
  })
  .client(async (_args: LoaderArguments): Promise<string | undefined> => undefined);
