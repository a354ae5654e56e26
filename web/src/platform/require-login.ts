import { type LoaderArguments, redirectToSignIn } from "./load.ts";
import { refusalStatus } from "./refusals.ts";
import { meQuery } from "./session.queries.ts";

/**
 * `beforeLoad` of a page for members: sends a visitor to the auth site (302) and back here afterwards. The pages below
 * find the person as `context.me`. Every navigation asks again who that is, even to a page that asks nothing else:
 * signing out elsewhere takes effect at the next one.
 */
export async function requireLogin({ context, location }: LoaderArguments) {
  const isClick = !import.meta.env.SSR;
  try {
    const me = await context.queryClient.query({ ...meQuery, staleTime: isClick ? 0 : "static" });
    if (me) return { me };
  } catch (error) {
    if (refusalStatus(error) !== 401) throw error;
  }
  throw redirectToSignIn({ context, location });
}
