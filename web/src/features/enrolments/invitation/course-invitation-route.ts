import { coursePath } from "@inktvis/contract/page-paths/organization";
import { redirect } from "@tanstack/react-router";
import { courseQuery } from "#features/courses/courses/course.queries.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { setPageStatus } from "#platform/page-status.ts";
import { courseInvitationQuery, courseOfInvalidLinkQuery } from "./course-invitation.queries.ts";

interface InvitationArguments extends LoaderArguments {
  params: { slug: string };
  deps: { token: string | undefined };
}
export type LinkedCourseInvitation = Awaited<ReturnType<typeof linkedCourseInvitation>>;

/**
 * Loads the invitation of a link (docs/product/invitations.md#link). Redirects to the course when it was used; an
 * invalid link leads to a 403, with the course when the viewer may see it.
 */
export async function linkedCourseInvitation(args: InvitationArguments) {
  const { slug } = args.params;
  const { token } = args.deps;
  const invitation = token ? await load(args, courseInvitationQuery(slug, token)) : null;
  if (invitation?.usedAt) throw redirect({ href: coursePath(invitation.course.slug), statusCode: 302 });
  if (invitation && token) {
    // The price, days and place that people should know before they accept, as on the page of the course.
    const course = await load(args, courseQuery(invitation.course.slug));
    return { kind: "valid" as const, token, ...invitation, course };
  }
  setPageStatus(403);
  const course = await load(args, courseOfInvalidLinkQuery(slug));
  return course ? { kind: "invalid" as const, course } : { kind: "unknown" as const };
}
