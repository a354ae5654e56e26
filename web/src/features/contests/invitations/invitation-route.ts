import { redirect } from "@tanstack/react-router";
import { setPageStatus } from "#platform/page-status.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { contestOfInvalidLinkQuery, invitationQuery } from "./invitation.queries.ts";

interface InvitationArguments extends LoaderArguments {
  params: { slug: string };
  deps: { token: string | undefined };
}
export type LinkedInvitation = Awaited<ReturnType<typeof linkedInvitation>>;

/**
 * Loads the invitation of a link (docs/product/invitations.md#link). Redirects to the contest when it was used; an
 * invalid link leads to a 403, with the contest when the viewer may see it.
 */
export async function linkedInvitation(args: InvitationArguments) {
  const { slug } = args.params;
  const { token } = args.deps;
  const invitation = token ? await load(args, invitationQuery(slug, token)) : null;
  if (invitation?.usedAt) throw redirect({ href: contestPath(invitation.contest.slug), statusCode: 302 });
  if (invitation && token) return { kind: "valid" as const, token, ...invitation };
  setPageStatus(403);
  const contest = await load(args, contestOfInvalidLinkQuery(slug));
  return contest ? { kind: "invalid" as const, contest } : { kind: "unknown" as const };
}
