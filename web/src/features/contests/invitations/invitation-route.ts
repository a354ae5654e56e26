import { redirect } from "@tanstack/react-router";
import { setPageStatus } from "#platform/page-status.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { contestOfLinkQuery, invitationQuery } from "./invitation.queries.ts";

interface InvitationArguments extends LoaderArguments {
  params: { slug: string };
  deps: { token: string | undefined };
}
export type LinkedInvitation = Awaited<ReturnType<typeof linkedInvitation>>;

/**
 * What the link of an invitation leads to (docs/product/invitations.md#link): the invitation; when it was used the
 * contest itself; when it is not good the contest to go to, and without one nothing at all.
 */
export async function linkedInvitation(args: InvitationArguments) {
  const { slug } = args.params;
  const { token } = args.deps;
  const invitation = token ? await load(args, invitationQuery(slug, token)) : null;
  if (invitation?.usedAt) throw redirect({ href: contestPath(invitation.contest.slug), statusCode: 302 });
  if (invitation && token) return { kind: "good" as const, token, ...invitation };
  setPageStatus(403);
  const contest = await load(args, contestOfLinkQuery(slug));
  return contest ? { kind: "invalid" as const, contest } : { kind: "unknown" as const };
}
