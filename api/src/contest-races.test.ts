import { describe, expect, it } from "vitest";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { anEntrant } from "./features/contests/participations/entrant.factory.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import type { Tx } from "./platform/db/database.ts";
import { inOrderOf } from "./testing/in-order.ts";
import type { TestResponse } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";
import { validPerson } from "./features/people/people/person-details.factory.ts";

/* Concurrent actions on a contest: one comes first, and the stored state is consistent with that. */

const test = useTestApi();
const END = { showJuryFeedbackToParticipant: 1 };

/** A contest with its organiser, entrants before and after handing in, a juror and an invited person, all signed in. */
async function aScenario() {
  const { services } = test;
  const contest = await aContest(services);
  const contest_id = contest.id;
  const [entry, juror, invited, beginner] = await Promise.all([
    anEntry(services, { contest_id }),
    aJuror(services, { contestId: contest_id }),
    aPerson(services),
    anEntrant(test),
  ]);
  const { token } = await anInvitation(services, { contest_id, email: invited.email });
  const text = await beginner.write("Halfweg");
  const steps = beginner.at(contest.slug);
  for (const { status } of [await steps.start(), await steps.choose([text.id]), await steps.save(validPerson)])
    expect(status).toBe(200);
  const signedIn = (id: string) => test.browser().signInAs(id);
  const [organizer, entrant, judge, invitee] = await Promise.all(
    [contest.organizerId, entry.user_id, juror.userId, invited.id].map(signedIn),
  );
  if (!organizer || !entrant || !judge || !invitee) throw new Error("Nobody is missing");
  const at = `/contests/${contest.slug}`;
  const id = entry.contributionIds[0] ?? "";
  return { contest, at, entry, id, organizer, entrant, judge, invitee, token, beginner, steps, text };
}
type Scenario = Awaited<ReturnType<typeof aScenario>>;

const ACTS: Record<string, (scenario: Scenario) => Promise<TestResponse>> = {
  end: ({ organizer, at }) => organizer.post(`${at}/end`, END),
  accept: ({ invitee, at, token }) => invitee.post(`${at}/use-invitation`, { token }),
  invite: ({ organizer, at }) =>
    organizer.post(`${at}/invite-jury`, {
      text: "Kom.",
      invites: [{ email: "n@voorbeeld.example", ageCategoryId: null }],
    }),
  finalize: ({ steps }) => steps.finalize(),
  choose: ({ steps, text }) => steps.choose([text.id]),
  deleteText: ({ beginner, text }) => beginner.browser.delete(`/texts/${text.slug}`),
  withdraw: ({ entrant, entry }) => entrant.delete(`/contest-participants/${entry.id}`),
  reopen: ({ organizer, entry }) => organizer.post(`/contest-participants/${entry.id}/reopen`),
  setState: ({ organizer, id }) => organizer.post(`/contest-contributions/${id}/set-state`, { state: "winner" }),
  write: ({ organizer, id }) =>
    organizer.put(`/contest-contribution-feedbacks/${id}`, { feedback: "Mooi.", points: 80, own: 1 }),
  score: ({ judge, id }) => judge.post(`/contest-contributions/${id}/feedback`, { points: 60 }),
};

/** A row lock that both actions wait for. */
type LockedRow = "contest" | "entry" | "text";
const PAIRS: [string, string, LockedRow][] = [
  ["accept", "end", "contest"],
  ["invite", "end", "contest"],
  ["finalize", "end", "contest"],
  ["withdraw", "end", "contest"],
  ["setState", "end", "contest"],
  ["score", "end", "contest"],
  ["reopen", "end", "contest"],
  ["setState", "withdraw", "entry"],
  ["write", "withdraw", "entry"],
  ["score", "withdraw", "entry"],
  ["setState", "reopen", "entry"],
  ["write", "reopen", "entry"],
  ["score", "reopen", "entry"],
  ["reopen", "withdraw", "entry"],
  ["choose", "deleteText", "text"],
  ["finalize", "deleteText", "text"],
];

const lockRow = (tx: Tx, lockedRow: LockedRow, { contest, id, text }: Scenario) => {
  const { table, key } = {
    contest: { table: "contests" as const, key: contest.id },
    entry: { table: "contributions" as const, key: id },
    text: { table: "texts" as const, key: text.id },
  }[lockedRow];
  return tx.selectFrom(table).select("id").where("id", "=", key).forUpdate().execute();
};

/** Queues two actions on the same lock in order, and releases it when both wait. */
async function runInOrder(
  scenario: Scenario,
  lockedRow: LockedRow,
  acts: readonly ((scenario: Scenario) => Promise<TestResponse>)[],
) {
  return inOrderOf(test)(
    (tx) => lockRow(tx, lockedRow, scenario),
    acts.map((act) => () => act(scenario)),
  );
}

/** Invariants of a contest, in any order of actions. */
async function brokenInvariantsOf({ contest, entry }: Scenario) {
  const { db } = test.services;
  const { ended_at } = await db
    .selectFrom("contests")
    .select("ended_at")
    .where("id", "=", contest.id)
    .executeTakeFirstOrThrow();
  const contributions = await db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as entry", "entry.id", "contribution.participation_id")
    .select(["contribution.frozen_at", "contribution.text_id", "contribution.state", "entry.finalized_at"])
    .where("contribution.contest_id", "=", contest.id)
    .execute();
  const feedbacks = await db
    .selectFrom("contribution_feedbacks as feedback")
    .innerJoin("contributions as contribution", "contribution.id", "feedback.contribution_id")
    .select("feedback.id")
    .where("contribution.participation_id", "=", entry.id)
    .where("contribution.frozen_at", "is", null)
    .execute();
  return [
    contributions.some((each) => (each.frozen_at === null) !== (each.finalized_at === null)) && "half handed in",
    contributions.some((each) => each.frozen_at === null && each.state !== "none") && "a state without an entry",
    feedbacks.length > 0 && "feedback about what is not handed in",
    ended_at !== null && contributions.length === 0 && "nothing left",
  ].filter(Boolean);
}

describe("judging concurrently with ending", () => {
  const feedbacksOf = (id: string) =>
    test.services.db.selectFrom("contribution_feedbacks").select("points").where("contribution_id", "=", id).execute();
  const endedAt = async ({ contest }: Scenario) =>
    (
      await test.services.db
        .selectFrom("contests")
        .select("ended_at")
        .where("id", "=", contest.id)
        .executeTakeFirstOrThrow()
    ).ended_at;
  const { score, end, setState } = ACTS;
  if (!score || !end || !setState) throw new Error("No such act");

  const endsAfter = async (act: (scenario: Scenario) => Promise<TestResponse>) => {
    const scenario = await aScenario();
    const { judging, ending } = await test.services.db.transaction().execute(async (tx) => {
      await lockRow(tx, "entry", scenario);
      const begun = {
        judging: await test.started(() => act(scenario)),
        ending: await test.started(() => end(scenario)),
      };
      expect(await endedAt(scenario)).toBeNull();
      return begun;
    });
    expect((await judging.result).status).toBeLessThan(300);
    expect((await ending.result).status).toBe(204);
    return scenario;
  };

  it("ends only after a concurrent score", async () => {
    const { id } = await endsAfter(score);
    expect(await feedbacksOf(id)).toEqual([{ points: 60 }]);
  });

  it("ends only after a concurrent choice of a winner", async () => {
    const { id } = await endsAfter(setState);
    const { state } = await test.services.db
      .selectFrom("contributions")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("winner");
  });

  it("refuses a score that waited until the contest had ended", async () => {
    const scenario = await aScenario();
    const [ended, scored] = await runInOrder(scenario, "contest", [end, score]);
    expect([ended?.status, scored?.status]).toEqual([204, 422]);
    expect(await feedbacksOf(scenario.id)).toEqual([]);
  });
});

/** Actions that always succeed; the other one may find nothing left to do, or be refused. */
const ALWAYS_DONE = new Set(["end", "deleteText"]);

describe("concurrent actions", () => {
  it.each(PAIRS)(
    "%s and %s keep all invariants, and succeed or are refused with a message",
    async (one, other, lockedRow) => {
      const [first, second] = [ACTS[one], ACTS[other]];
      if (!first || !second) throw new Error("No such act");
      for (const order of [
        [one, other],
        [other, one],
      ]) {
        const scenario = await aScenario();
        const answers = await runInOrder(scenario, lockedRow, order[0] === one ? [first, second] : [second, first]);
        const seen = order.map((name, at) => `${name} ${answers[at]?.status}`).join(", ");
        for (const [at, { status, text }] of answers.entries()) {
          expect(status, `${seen}: ${text}`).toBeLessThan(500);
          if (at === 0 || ALWAYS_DONE.has(order[at] ?? "")) expect(status, seen).toBeLessThan(300);
        }
        expect(await brokenInvariantsOf(scenario), seen).toEqual([]);
      }
    },
  );
});
