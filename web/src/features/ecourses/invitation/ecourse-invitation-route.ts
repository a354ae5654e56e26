import { ecoursePath } from "@inktvis/contract/page-paths/account";
import { redirect } from "@tanstack/react-router";
import { load, type LoaderArguments } from "#platform/load.ts";
import { setPageStatus } from "#platform/page-status.ts";
import { ecourseInvitationQuery, isReachableQuery } from "./ecourse-invitation.queries.ts";

interface InvitationArguments extends LoaderArguments {
  params: { id: string };
  deps: { token: string | undefined };
}
export type LinkedEcourseInvitation = Awaited<ReturnType<typeof linkedEcourseInvitation>>;

/**
 * Loads the invitation of a link (docs/product/invitations.md#link). A link that was used or is invalid redirects to
 * the online course when the viewer has access; otherwise it leads to a 403.
 */
export async function linkedEcourseInvitation(args: InvitationArguments) {
  const { id } = args.params;
  const { token } = args.deps;
  const invitation = token ? await load(args, ecourseInvitationQuery(id, token)) : null;
  if (invitation && token && !invitation.usedAt) return { kind: "valid" as const, token, ...invitation };
  // The person who used the link may have another account, or may have been removed since then.
  if (await load(args, isReachableQuery(id))) throw redirect({ href: ecoursePath(id), statusCode: 302 });
  setPageStatus(403);
  return token ? { kind: "invalid" as const } : { kind: "unknown" as const };
}
