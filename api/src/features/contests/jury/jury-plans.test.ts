import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findFullScans, sizesOf } from "#testing/query-plan.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aJuror } from "./juror.factory.ts";

const test = useTestApi();

interface Setting {
  organizer: TestBrowser;
  juror: TestBrowser;
  invited: TestBrowser;
  slug: string;
  id: string;
  token: string;
  jurorId: string;
}

const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "contests one judges": ({ juror }) => juror.get("/me/contests/jury"),
  "entries one judges": ({ juror, slug }) => juror.get(`/contests/${slug}/contributions-jury`),
  "one entry": ({ juror, id }) => juror.get(`/contest-contributions/${id}`),
  scoring: ({ juror, id }) => juror.post(`/contest-contributions/${id}/feedback`, { points: 7 }),
  abstaining: ({ juror, id }) => juror.post(`/contest-contributions/${id}/abstain`, { reason: "Ik ken dit." }),
  "the jury": ({ organizer, slug }) => organizer.get(`/contests/${slug}/jury`),
  "who is asked": ({ organizer, slug }) => organizer.get(`/contests/${slug}/jury-invitations`),
  "asking a jury": ({ organizer, slug }) =>
    organizer.post(`/contests/${slug}/invite-jury`, { text: "x", invites: [{ email: "a@b.be", ageCategoryId: null }] }),
  "asking participants": ({ organizer, slug }) =>
    organizer.post(`/contests/${slug}/invite-participants`, { text: "x", emails: ["a@b.be"] }),
  "the link": ({ invited, slug, token }) => invited.get(`/contests/${slug}/invitation-by-token?token=${token}`),
  accepting: ({ invited, slug, token }) => invited.post(`/contests/${slug}/use-invitation`, { token }),
  "removing a juror": ({ organizer, jurorId }) => organizer.delete(`/contest-jury/${jurorId}`),
};

describe("every query for judging and inviting uses an index", () => {
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    const { db } = services;
    const contest = await aContest(services);
    const [id = ""] = (await anEntry(services, { contest_id: contest.id })).contributionIds;
    const [invited, juror] = [await aPerson(services), await aJuror(services, { contestId: contest.id })];
    const { token } = await anInvitation(services, { contest_id: contest.id, email: invited.email });
    await fillAround(contest.organizerId);
    sizes = await sizesOf(db);
    const signedIn = (personId: string) => test.browser().signInAs(personId);
    setting = {
      organizer: await signedIn(contest.organizerId),
      juror: await signedIn(juror.userId),
      invited: await signedIn(invited.id),
      slug: contest.slug,
      id,
      token,
      jurorId: juror.id,
    };
  });

  /** Fifteen hundred contests of other people, each with an entry, a juror who scored it, and an invitation. */
  async function fillAround(ownerId: string) {
    const run = (statement: string) => sql.raw(statement).execute(test.services.db);
    await run(`insert into users (slug, nickname, email, password_hash, terms_agreed_at)
      select 'p' || n, 'p' || n, 'p' || n || '@voorbeeld.example', 'x', now() from generate_series(1, 1500) n`);
    await run(`insert into contests (organizer_id, slug, title, description, rules, excerpt, reward, organization, deadline,
        mode, type, contributions_per_user, published_at, created_at, updated_at)
      select id, 'w' || slug, slug, '', '', '', '', '', now(), 'interactive', 'open', 1, now(), now(), now()
      from users where id <> '${ownerId}'`);
    await run("insert into contest_slugs (slug, contest_id) select slug, id from contests on conflict do nothing");
    await run(`insert into participations (contest_id, user_id, started_at, finalized_at)
      select id, organizer_id, now(), now() from contests on conflict do nothing`);
    await run(`insert into contributions (participation_id, contest_id, position, frozen_at, title, body, word_count)
      select id, contest_id, 0, now(), 'x', 'x', 1 from participations`);
    await run(`insert into contest_jury (contest_id, user_id, joined_at)
      select id, organizer_id, now() from contests on conflict do nothing`);
    await run(`insert into contribution_feedbacks (contribution_id, jury_id, points, updated_at)
      select contribution.id, juror.id, 50, now() from contributions contribution
      join contest_jury juror using (contest_id) on conflict do nothing`);
    await run(`insert into invitations (contest_id, type, email, message, sent_at)
      select contest.id, 'jury', organizer.email, 'x', now() from contests contest
      join users organizer on organizer.id = contest.organizer_id`);
    await run("analyze");
  }

  it("on tables that are big enough for the planner", () => {
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining([
        "contests",
        "contest_jury",
        "invitations",
        "participations",
        "contributions",
        "contribution_feedbacks",
      ]),
    );
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const queries = await test.queriesOf(async () => {
      const answer = await CALLS[name]?.(setting);
      expect(answer?.status).toBeLessThan(300);
    });
    const faults: string[] = [];
    for (const query of new Map(queries.map((each) => [each.sql, each])).values()) {
      for (const fault of await findFullScans(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    }
    expect(faults).toEqual([]);
  });
});
