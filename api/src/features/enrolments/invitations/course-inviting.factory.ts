import { beforeAll } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { enrollers } from "../enrolments/enrolling.factory.ts";
import { aCourseInvitation } from "./course-invitation.factory.ts";

export const email = () => `${crypto.randomUUID()}@voorbeeld.example`;
export const GONE = { message: "Deze uitnodiging is niet meer geldig." };

/** For a test file: somebody who organises courses and invites to them, and somebody who may do so elsewhere. */
export function useInviting() {
  const test = useTestApi();
  const { free, member, start } = enrollers(test);
  const people = {} as Record<"organizer" | "other", Awaited<ReturnType<typeof member>>>;
  beforeAll(async () => {
    people.organizer = await member({ roles: ["course_organizer"] });
    people.other = await member({ roles: ["contest_organizer", "course_organizer"] });
  });

  const ownCourse = (wanted: Parameters<typeof free>[0] = {}) => free({ organizer_id: people.organizer.id, ...wanted });
  const invite = (slug: string, emails: string[], { text = "Kom je?", by = people.organizer.browser } = {}) =>
    by.post(`/courses/${slug}/invite-participants`, { text, emails });
  const listOf = async (slug: string, by = people.organizer.browser) =>
    (await by.get(`/courses/${slug}/participant-invitations`)).body.data;
  const look = (browser: TestBrowser, slug: string, token: string) =>
    browser.get(`/courses/${slug}/invitation-by-token?token=${encodeURIComponent(token)}`, "organization");
  const use = (browser: TestBrowser, slug: string, token: string) =>
    browser.post(`/courses/${slug}/use-invitation`, { token }, "organization");
  const courseFor = async (browser: TestBrowser, slug: string, token = "") =>
    (await browser.get(`/courses/${slug}${token && `?token=${token}`}`, "organization")).body.data;
  const rowOf = (id: string) =>
    test.services.db.selectFrom("invitations").selectAll().where("id", "=", id).executeTakeFirst();

  async function anInvited(wanted: Parameters<typeof free>[0] = {}) {
    const course = await ownCourse({ is_closed: true, ...wanted });
    const invited = await member();
    const invitation = await aCourseInvitation(test.services, { course_id: course.id, email: invited.email });
    return { course, invited, ...invitation };
  }

  return { test, people, member, start, ownCourse, invite, listOf, look, use, courseFor, rowOf, anInvited };
}
