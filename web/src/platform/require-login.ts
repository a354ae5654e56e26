import { type LoaderArguments, toSignIn } from "./load.ts";
import { meQuery } from "./session.queries.ts";

/**
 * `beforeLoad` of a page for members: sends a visitor to the auth site (302) and back here afterwards. The pages below
 * find the person as `context.me`.
 */
export async function requireLogin({ context, location }: LoaderArguments) {
  const me = await context.queryClient.query({ ...meQuery, staleTime: "static" });
  if (!me) throw toSignIn({ context, location });
  return { me };
}
