import { contract } from "@inktvis/contract";
import { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { VALID_BODIES, validContest } from "./valid-bodies.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * Every change to, or export from, a contest of somebody else is in the audit log, and its organiser sees it. Runs over
 * the contract: an endpoint that is in neither list below fails.
 */

const test = useTestApi();
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));

interface Scenario {
  contest: { id: string; slug: string; title: string };
  other: { id: string; slug: string };
  entryId: string;
  contributionId: string;
  jurorId: string;
  invitationId: string;
}
interface Managing {
  act: ManagingAct;
  /** Ids for path parameters; by default the slug of the contest. */
  id?: (scenario: Scenario) => string;
  body?: (scenario: Scenario) => Record<string, unknown>;
  contest?: Parameters<typeof aContest>[1];
  /** Puts the contest in the state that the call needs. */
  prepare?: (scenario: Scenario) => Promise<unknown>;
  /** The details that the organiser sees in the log. */
  shown?: { entry?: string; juror?: string; state?: string };
}
const ENTRY = "De veerpont";
const JUROR = "Jurylid Jo";

/** Ends the contest with a laureate. */
async function award({ contest, contributionId }: Scenario) {
  const { db } = test.services;
  await db.updateTable("contributions").set({ state: "winner", place: 1 }).where("id", "=", contributionId).execute();
  await db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contest.id).execute();
}
async function release(scenario: Scenario) {
  await award(scenario);
  const [contest_id, now] = [scenario.contest.id, test.clock.now()];
  await test.services.db
    .insertInto("contest_results")
    .values({ contest_id, released_at: now, updated_at: now })
    .execute();
}

const MANAGING: Record<string, Managing> = {
  "contests.update": {
    act: "update",
    body: () => ({
      ...validContest,
      bannerBig: undefined,
      bannerSmall: undefined,
      title: "Anders",
      confirmEarlierDeadline: 1,
    }),
  },
  "contests.delete": { act: "delete", contest: { published_at: null } },
  "contests.publish": { act: "publish", contest: { published_at: null } },
  "contests.unpublish": { act: "unpublish", contest: { mode: "display" } },
  "contests.end": { act: "end" },
  "contributions.setState": {
    act: "set-state",
    id: ({ contributionId }) => contributionId,
    shown: { entry: ENTRY, state: "winner" },
  },
  "contributions.updateFeedback": {
    act: "update-feedback",
    id: ({ contributionId }) => contributionId,
    shown: { entry: ENTRY },
  },
  "results.save": { act: "save-result" },
  "results.release": { act: "release-result", prepare: award },
  "results.withdraw": { act: "withdraw-result", prepare: release },
  "participations.reopen": { act: "reopen-entry", id: ({ entryId }) => entryId, shown: { entry: ENTRY } },
  "contestInvitations.inviteJury": { act: "invite-jury" },
  "contestInvitations.inviteParticipants": { act: "invite-participants" },
  "invitations.delete": { act: "delete-invitation", id: ({ invitationId }) => invitationId },
  "jury.assign": {
    act: "assign-juror",
    id: ({ jurorId }) => jurorId,
    contest: { ages: [[0, 98]] },
    shown: { juror: JUROR },
  },
  "jury.remove": { act: "remove-juror", id: ({ jurorId }) => jurorId, shown: { juror: JUROR } },
  "jury.remind": { act: "remind-juror", id: ({ jurorId }) => jurorId, shown: { juror: JUROR } },
  "contestMessages.send": { act: "send-message" },
  "contestExports.csv": { act: "export-csv" },
  "contestExports.pdf": { act: "export-pdf" },
};

/** Calls that change nothing in a contest of somebody else: on own contests, entries and scores, and reads. */
const NOT_MANAGING = [
  "contests.create",
  "contests.resultMails",
  "contestMessages.preview",
  "contestInvitations.decline",
  "contestInvitations.use",
  "jury.abstain",
  "jury.remark",
  "jury.score",
  "results.allowLink",
  "participations.finalize",
  "participations.saveContributions",
  "participations.saveData",
  "participations.start",
  "participations.withdraw",
];

let admin: { id: string; nickname: string; browser: TestBrowser };
let organiser: { id: string; email: string; browser: TestBrowser };
beforeAll(async () => {
  const staff = await aPerson(test.services, { roles: ["admin"] });
  admin = { ...staff, browser: await test.browser().signInAs(staff.id) };
  const own = await aPerson(test.services, { roles: ["contest_organizer"] });
  organiser = { ...own, browser: await test.browser().signInAs(own.id) };
});

async function aScenario(wanted: Managing["contest"] = {}): Promise<Scenario> {
  const { services } = test;
  const contest = await aContest(services, { ...wanted, organizer_id: organiser.id });
  const contest_id = contest.id;
  const entry = await anEntry(services, { contest_id, titles: [ENTRY] });
  const { id: userId } = await aPerson(services, { nickname: JUROR });
  const ageCategoryId = contest.ageCategoryIds[0] ?? null;
  const juror = await aJuror(services, { contestId: contest_id, userId, ageCategoryId });
  const invitation = await anInvitation(services, { contest_id, email: `${crypto.randomUUID()}@voorbeeld.example` });
  return {
    contest,
    other: await aContest(services, { organizer_id: admin.id }),
    entryId: entry.id,
    contributionId: entry.contributionIds[0] ?? "",
    jurorId: juror.id,
    invitationId: invitation.id,
  };
}

async function call({ browser }: { browser: TestBrowser }, name: string, scenario: Scenario) {
  const endpoint = endpoints.get(name);
  const managing = MANAGING[name];
  if (!endpoint || !managing) throw new Error(`${name} is not in MANAGING`);
  const path = endpoint.path.replace("{slug}", scenario.contest.slug).replace("{id}", managing.id?.(scenario) ?? "");
  const body = managing.body?.(scenario) ?? VALID_BODIES[name] ?? {};
  const answer =
    endpoint.method === "GET"
      ? await browser.get(path)
      : await browser.change(endpoint.method as "POST", path, body, "community");
  expect(answer.status, answer.text).toBeLessThan(300);
}

const entriesOf = ({ id }: { id: string }) =>
  test.services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).orderBy("id").execute();
const staffActs = async (slug: string, page = 1) =>
  (await organiser.browser.get(`/contests/${slug}/staff-acts?page=${page}`)).body;

describe("actions on a contest of somebody else", () => {
  it("cover every endpoint that changes a contest or exports from it", () => {
    const features =
      /^(contests|results|participations|contributions|jury|contestInvitations|invitations|contestExports|contestMessages)\./;
    const found = [...endpoints].filter(
      ([name, { method, produces, access }]) =>
        (features.test(name) || access === "userCanCreateContests") && (method !== "GET" || produces !== undefined),
    );
    expect([...Object.keys(MANAGING), ...NOT_MANAGING].toSorted()).toEqual(found.map(([name]) => name).toSorted());
  });

  it.each(Object.entries(MANAGING))("are in the audit log: %s", async (name, { act, contest, prepare, shown = {} }) => {
    const scenario = await aScenario(contest);
    await prepare?.(scenario);
    await call(admin, name, scenario);
    expect(await entriesOf(scenario.contest)).toMatchObject([
      {
        actor_id: admin.id,
        at: test.clock.now(),
        action: act,
        subject: "contests",
        subject_name: scenario.contest.title,
      },
    ]);
    if (act === "delete") return;
    expect((await staffActs(scenario.contest.slug)).data).toMatchObject([
      { act, ...shown, by: { nickname: admin.nickname } },
    ]);
  });

  it("are in the audit log: exporting the booklet without names too", async () => {
    const { contest } = await aScenario();
    await admin.browser.get(`/export/contests/${contest.slug}/pdf?nameless=1`);
    expect(await entriesOf(contest)).toMatchObject([{ actor_id: admin.id, action: "export-pdf" }]);
  });

  /** Actions that are logged even for the organiser: they change a public result, or send mails. */
  const logged = ["results.withdraw", "contestMessages.send"];
  const unlogged = Object.entries(MANAGING).filter(([name]) => !logged.includes(name));
  it.each(unlogged)("are not logged for the organiser: %s", async (name, { contest, prepare }) => {
    const scenario = await aScenario(contest);
    await prepare?.(scenario);
    await call(organiser, name, scenario);
    expect(await entriesOf(scenario.contest)).toEqual([]);
  });

  it("cover every logged action", () => {
    const covered = Object.values(MANAGING).map(({ act }) => act);
    expect([...covered, "use-entrants", "hand-over", "reopen"].toSorted()).toEqual(ManagingAct.options.toSorted());
  });
});

describe("the log entry", () => {
  it("has the state before and after, with ids, so that an erasure finds it", async () => {
    const scenario = await aScenario();
    const juror = await test.services.db
      .selectFrom("contest_jury")
      .select("user_id")
      .where("id", "=", scenario.jurorId)
      .executeTakeFirstOrThrow();
    const { id } = await test.services.db
      .insertInto("contribution_feedbacks")
      .values({
        contribution_id: scenario.contributionId,
        jury_id: scenario.jurorId,
        feedback: "Mooi.",
        points: 80,
        updated_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const path = `/contest-contribution-feedbacks/${id}`;
    await admin.browser.change("PUT", path, { feedback: "Zwak.", points: 20 }, "community");
    const [line] = await entriesOf(scenario.contest);
    expect(line?.before).toEqual({ feedback: "Mooi.", points: 80 });
    expect(line?.after).toMatchObject({ feedback: "Zwak.", points: 20, entry: ENTRY, juror: JUROR });
    expect(line?.after).toMatchObject({ people: expect.arrayContaining([juror.user_id]) });
  });

  it("has the changed settings, and is absent without changes", async () => {
    const { contest } = await aScenario();
    const { data } = (await organiser.browser.get(`/contests/${contest.slug}`)).body;
    const { revision: _, ...settings } = data;
    const same = { ...settings, genres: [1], bannerBig: undefined, bannerSmall: undefined, useAgeCategories: 0 };
    const save = (input: object) => admin.browser.change("PUT", `/contests/${contest.slug}`, input, "community");
    expect((await save(same)).status).toBe(200);
    expect(await entriesOf(contest)).toEqual([]);
    expect((await save({ ...same, reward: "Twee boeken" })).status).toBe(200);
    expect(await entriesOf(contest)).toMatchObject([
      { before: { reward: "Een boekenbon van 50 euro" }, after: { reward: "Twee boeken" } },
    ]);
  });

  it("is absent for a refused or ineffective action", async () => {
    const scenario = await aScenario();
    const state = { state: "winner" };
    const path = `/contest-contributions/${scenario.contributionId}/set-state`;
    await admin.browser.post(path, state);
    await admin.browser.post(path, state);
    await admin.browser.post(`/contests/${scenario.contest.slug}/publish`);
    expect((await admin.browser.change("DELETE", `/contests/${scenario.contest.slug}`, {}, "community")).status).toBe(
      422,
    );
    expect(await entriesOf(scenario.contest)).toMatchObject([{ action: "set-state", after: { state: "winner" } }]);
  });

  it("is present for a contest whose entrants are invited to another", async () => {
    const scenario = await aScenario();
    const answer = await admin.browser.post(`/contests/${scenario.other.slug}/invite-participants`, {
      text: "Doe mee.",
      contests: [scenario.contest.id],
    });
    expect(answer.status).toBe(200);
    expect(await entriesOf(scenario.contest)).toMatchObject([{ action: "use-entrants", actor_id: admin.id }]);
    expect(await entriesOf(scenario.other)).toEqual([]);
  });
});

describe("the organiser", () => {
  it("sees entries newest first, in pages, including those of erased actors", async () => {
    const scenario = await aScenario();
    const path = `/contest-contributions/${scenario.contributionId}/set-state`;
    for (let turn = 0; turn < 11; turn++) {
      test.clock.advance(1000);
      await admin.browser.post(path, { state: turn % 2 === 0 ? "winner" : "none" });
    }
    await test.services.db
      .updateTable("audit_log")
      .set({ actor_id: null })
      .where("subject_id", "=", scenario.contest.id)
      .execute();
    const first = await staffActs(scenario.contest.slug);
    expect(first.meta).toEqual({ currentPage: 1, total: 11, pageSize: 10 });
    expect(first.data[0]).toMatchObject({ at: test.clock.now().toISOString(), by: null });
    expect((await staffActs(scenario.contest.slug, 2)).data).toHaveLength(1);
  });

  it("gets a mail when somebody else deletes a contest of theirs", async () => {
    const unpublished = { published_at: null };
    const [theirs, own] = [await aScenario(unpublished), await aScenario(unpublished)];
    await test.runJobs();
    await call(admin, "contests.delete", theirs);
    await call(organiser, "contests.delete", own);
    const [mail, ...more] = await test.runJobs();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: organiser.email, subject: `Het team greep in: ${theirs.contest.title}` });
    expect(mail?.paragraphs).toContain("Ze stond er dubbel.");
    expect(mail?.action).toBeUndefined();
  });
});

describe("actions that harm somebody or cannot be undone", () => {
  const HARMING: Record<string, { change?: object; says: string }> = {
    "contests.delete": { says: "verwijderde je wedstrijd" },
    "contests.unpublish": { says: "van de site" },
    "contests.end": { says: "beëindigde je wedstrijd" },
    "contributions.setState": { change: { state: "invalid" }, says: `‘${ENTRY}’` },
    "participations.reopen": { says: "terug aan wie het schreef" },
    "jury.remove": { says: JUROR },
  };
  const send = async (who: typeof admin | typeof organiser, name: string, scenario: Scenario, reason?: string) => {
    const { change = {} } = HARMING[name] ?? {};
    const good = Object.entries({ ...VALID_BODIES[name], ...change }).filter(([field]) => field !== "reason");
    const path = (endpoints.get(name)?.path ?? "")
      .replace("{slug}", scenario.contest.slug)
      .replace("{id}", MANAGING[name]?.id?.(scenario) ?? "");
    const body = { ...Object.fromEntries(good), ...(reason && { reason }) };
    return who.browser.change((endpoints.get(name)?.method ?? "POST") as "POST", path, body, "community");
  };

  it.each(Object.entries(HARMING))("require a reason from staff: %s", async (name, { says }) => {
    const scenario = await aScenario(MANAGING[name]?.contest);
    await test.runJobs();
    const refused = await send(admin, name, scenario, "  ");
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["reason"]]);
    const withoutReason = await send(admin, name, scenario);
    expect([withoutReason.status, Object.keys(withoutReason.body.errors)]).toEqual([422, ["reason"]]);
    expect(await entriesOf(scenario.contest)).toEqual([]);

    expect((await send(admin, name, scenario, "Het reglement verbiedt dit.")).status).toBe(204);
    expect((await entriesOf(scenario.contest))[0]?.after).toMatchObject({ reason: "Het reglement verbiedt dit." });
    const mails = (await test.runJobs()).filter(({ to }) => to === organiser.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.paragraphs.join(" ")).toContain(says);
    expect(mails[0]?.paragraphs).toContain("Het reglement verbiedt dit.");
    if (name === "contests.delete") return;
    expect((await staffActs(scenario.contest.slug)).data).toMatchObject([{ reason: "Het reglement verbiedt dit." }]);
  });

  // Without setState, where the entrant gets the reason why the entry is invalid.
  it.each(Object.keys(HARMING).filter((name) => name !== "contributions.setState"))(
    "require no reason from the organiser: %s",
    async (name) => {
      const scenario = await aScenario(MANAGING[name]?.contest);
      await test.runJobs();
      expect((await send(organiser, name, scenario)).status).toBe(204);
      expect((await test.runJobs()).filter(({ to }) => to === organiser.email)).toEqual([]);
    },
  );
});
