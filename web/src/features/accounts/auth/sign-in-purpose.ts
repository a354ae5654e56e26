import { ecourseInvitationPath } from "@inktvis/contract/page-paths/account";
import {
  entryPath,
  juryInvitationPath,
  participantInvitationPath,
  WRITE_PATH,
} from "@inktvis/contract/page-paths/community";
import { courseEnrolmentPath, courseInvitationPath } from "@inktvis/contract/page-paths/organization";
import type { SiteName } from "@inktvis/contract/sites";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { readTarget } from "#platform/redirect-target.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { purposeMessages as copy } from "./messages.nl.ts";

/** A page that sends visitors to sign in, and the sentence that tells them why. */
interface Purpose {
  site: SiteName;
  /** Its first group is the slug or id of the page's subject; a page without such a group has none. */
  path: RegExp;
  sentence: (queryClient: QueryClient, subject: string, token: string) => Promise<string | undefined>;
}

const SUBJECT = "([^/]+)";
const exactly = (path: string) => new RegExp(`^${path.replace(/\?.*/, "")}$`);
const under = (path: string) => new RegExp(`^${path}(?:/|$)`);

/* The code that a sentence needs is imported on demand: on most sign-in pages there is no sentence. */
const PURPOSES: readonly Purpose[] = [
  {
    site: "organization",
    path: exactly(courseInvitationPath(SUBJECT, "")),
    sentence: async (queryClient, slug, token) => {
      const { courseInvitationQuery } = await import("#features/enrolments/invitation/course-invitation.queries.ts");
      const invitation = await queryClient.query(courseInvitationQuery(slug, token));
      return invitation ? copy.invitedToCourse(invitation.course.title) : undefined;
    },
  },
  {
    site: "account",
    path: exactly(ecourseInvitationPath(SUBJECT, "")),
    sentence: async (queryClient, id, token) => {
      const { ecourseInvitationQuery } = await import("#features/ecourses/invitation/ecourse-invitation.queries.ts");
      const invitation = await queryClient.query(ecourseInvitationQuery(id, token));
      return invitation ? copy.invitedToEcourse(invitation.ecourse.title) : undefined;
    },
  },
  ...[
    { pathOf: juryInvitationPath, sentence: copy.invitedToJury },
    { pathOf: participantInvitationPath, sentence: copy.invitedToContest },
  ].map(({ pathOf, sentence }): Purpose => ({
    site: "community",
    path: exactly(pathOf(SUBJECT, "")),
    sentence: async (queryClient, slug, token) => {
      const { invitationQuery } = await import("#features/contests/invitations/invitation.queries.ts");
      const invitation = await queryClient.query(invitationQuery(slug, token));
      return invitation ? sentence(invitation.contest.title) : undefined;
    },
  })),
  {
    site: "organization",
    path: under(courseEnrolmentPath(SUBJECT)),
    // Fetched without a query: that would put the whole course into the page.
    sentence: async (_, slug) => copy.enrolling((await api.courses.get({ params: { slug }, query: {} })).data.title),
  },
  {
    site: "community",
    path: under(entryPath(SUBJECT)),
    sentence: async (_, slug) => {
      const { title, isPassed } = (await api.contests.get({ params: { slug }, query: {} })).data;
      // After the deadline, a participation can only be read.
      return isPassed ? undefined : copy.entering(title);
    },
  },
  { site: "community", path: under(WRITE_PATH), sentence: async () => copy.writing },
];

/**
 * Why the visitor is asked to sign in, derived from the page that follows (docs/product/sign-in.md#redirect-target);
 * undefined where that page is clear enough by itself, and when the visitor may not see its subject.
 */
export async function signInPurpose(queryClient: QueryClient, search: Record<string, unknown>) {
  const target = readTarget(search);
  const purpose = PURPOSES.find(({ site, path }) => site === target?.site && path.test(target.path));
  if (!purpose) return undefined;
  const subject = purpose.path.exec(target?.path ?? "")?.[1] ?? "";
  try {
    const token = new URLSearchParams(target?.query).get("token") ?? "";
    return await purpose.sentence(queryClient, decodeURIComponent(subject), token);
  } catch (error) {
    // The visitor can sign in without the sentence.
    if (refusalStatus(error) > 0 || error instanceof URIError) return undefined;
    throw error;
  }
}
