import { afterEach, beforeEach } from "vitest";
import type { TestApi } from "#testing/test-api.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aContest } from "../contests/contest.factory.ts";

/** What an organiser writes in invitations. */
export const text = "Lees je met ons mee?\n\nGroet, de bib";
export const gone = { message: "Deze uitnodiging is niet meer geldig." };
export const email = () => `${crypto.randomUUID()}@voorbeeld.example`;
/** Invitations to the jury for all ages. */
export const forAll = (...emails: string[]) =>
  emails.map((each) => ({ email: each, ageCategoryId: null as number | null }));

/** Gives each test an organiser of its own, who invites through the API. */
export function useInviting(test: TestApi) {
  const somebody = membersOf(test);
  const anOrganizer = () => somebody({ roles: ["contest_organizer"] });
  const organizer = {} as Awaited<ReturnType<typeof anOrganizer>>;
  beforeEach(async () => void Object.assign(organizer, await anOrganizer()));
  // So that the mails of one test do not show up in the next.
  afterEach(async () => void (await test.runJobs()));
  return {
    somebody,
    anOrganizer,
    organizer,
    ownContest: (wanted: Parameters<typeof aContest>[1] = {}) =>
      aContest(test.services, { organizer_id: organizer.id, ...wanted }),
    inviteJury: (slug: string, invites: object[], by = organizer) =>
      by.browser.post(`/contests/${slug}/invite-jury`, { text, invites }),
    inviteParticipants: (slug: string, whom: object) =>
      organizer.browser.post(`/contests/${slug}/invite-participants`, { text, ...whom }),
    rowsOf: (contestId: string) =>
      test.services.db
        .selectFrom("invitations")
        .selectAll()
        .where("contest_id", "=", contestId)
        .orderBy("email")
        .execute(),
    end: (contestId: string) =>
      test.services.db
        .updateTable("contests")
        .set({ ended_at: test.clock.now() })
        .where("id", "=", contestId)
        .execute(),
  };
}
