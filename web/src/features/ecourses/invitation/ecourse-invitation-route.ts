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
 * Loads the invitation of a link (docs/product/invitations.md#link). Redirects to the online course from a link
 * that was used or is invalid when the viewer has access; else such a link answers 403.
 */
export async function linkedEcourseInvitation(args: InvitationArguments) {
  const { id } = args.params;
  const { token } = args.deps;
  const invitation = token ? await load(args, ecourseInvitationQuery(id, token)) : null;
  if (invitation && token && !invitation.usedAt) return { kind: "valid" as const, token, ...invitation };
  // Whoever used it may have another account, or have been removed since.
  if (await load(args, isReachableQuery(id))) throw redirect({ href: ecoursePath(id), statusCode: 302 });
  setPageStatus(403);
  return token ? { kind: "invalid" as const } : { kind: "unknown" as const };
}
