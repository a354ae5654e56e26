import type { Tx } from "#platform/db/database.ts";
import { days, later } from "#platform/clock.ts";
import { type AddedContest, ORGANIZER } from "./contests.ts";
import type { DemoEntry } from "./entries.ts";
import { VERDICTS } from "./verdicts.ts";

interface Panel {
  /** The jurors by their keys; `fromAge` is where their age category begins, absent for all ages. */
  jurors: readonly { key: string; fromAge?: number }[];
  /** Local parts of the invited addresses of people who have not answered yet. */
  asked?: readonly string[];
}

/** By the key of a contest. */
const JURIES: Readonly<Record<string, Panel>> = {
  "1-de-korte-leie": {
    jurors: [{ key: "jurylid" }, { key: "activiteitenorganisator" }],
    asked: ["cursusorganisator-weergave"],
  },
  "2-na-de-les": { jurors: [{ key: "redacteur" }] },
  "3-voor-en-na-veertig": {
    jurors: [{ key: "jurylid" }, { key: "redacteur", fromAge: 12 }, { key: "cursusorganisator-weergave", fromAge: 40 }],
  },
  "4-brief-uit-de-wachtzaal": { jurors: [{ key: "jurylid" }, { key: "redacteur" }] },
  "5-drie-zinnen-voor-middernacht": { jurors: [{ key: "jurylid" }] },
};

/** Who is invited to enter a closed contest: those who accepted, and those who have not answered yet. */
const ENTRANTS: Readonly<Record<string, { accepted: readonly string[]; asked: readonly string[] }>> = {
  "2-na-de-les": { accepted: ["jongere", "schrijver"], asked: ["lid", "noor.vanhecke"] },
};

const JURY_MESSAGE =
  "We zoeken iemand die traag leest en eerlijk antwoordt. Het is een mooie stapel, en er staat soep tegenover.";
const ENTRANT_MESSAGE = "Je las bij ons voor op de trap. Nu hadden we het graag op papier.";

const categoryOf = (contest: AddedContest, fromAge: number | undefined) =>
  contest.ageCategories.find(({ age_from }) => age_from === fromAge)?.id ?? null;

type PersonId = (key: string) => string;
const emailOf = (key: string) => `${key}@inktvis.example`;

/** @returns the ids of the jurors, by the keys of their people */
export async function addJury(tx: Tx, contest: AddedContest, personId: PersonId) {
  const places = new Map<string, string>();
  if (!contest.publishedAt) return places;
  for (const { key, fromAge } of JURIES[contest.key]?.jurors ?? []) {
    const { id } = await tx
      .insertInto("contest_jury")
      .values({
        contest_id: contest.id,
        user_id: personId(key),
        age_category_id: categoryOf(contest, fromAge),
        joined_at: later(contest.publishedAt, days(3)),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    places.set(key, id);
  }
  return places;
}

export async function addInvitations(tx: Tx, contest: AddedContest, personId: PersonId) {
  if (!contest.publishedAt) return;
  const sent_at = later(contest.publishedAt, days(2));
  const used_at = later(contest.publishedAt, days(3));
  const { jurors = [], asked: askedToJudge = [] } = JURIES[contest.key] ?? {};
  const { accepted = [], asked: askedToEnter = [] } = ENTRANTS[contest.key] ?? {};
  const waiting = { used_at: null, used_by: null };
  const answeredBy = (key: string) => ({ used_at, used_by: personId(key) });
  const invitations = [
    ...jurors.map(({ key, fromAge }) => ({
      type: "jury" as const,
      key,
      age_category_id: categoryOf(contest, fromAge),
      ...answeredBy(key),
    })),
    ...askedToJudge.map((key) => ({ type: "jury" as const, key, ...waiting })),
    ...accepted.map((key) => ({ type: "participant" as const, key, ...answeredBy(key) })),
    ...askedToEnter.map((key) => ({ type: "participant" as const, key, ...waiting })),
  ];
  for (const { key, ...invitation } of invitations) {
    const message = invitation.type === "jury" ? JURY_MESSAGE : ENTRANT_MESSAGE;
    await tx
      .insertInto("invitations")
      .values({ contest_id: contest.id, email: emailOf(key), message, sent_at, ...invitation })
      .execute();
  }
}

interface Judged {
  entry: DemoEntry;
  contributionId: string;
  contest: AddedContest;
  /** Ids of the jurors, by the keys of their people. */
  jurors: ReadonlyMap<string, string>;
}

export async function addVerdicts(tx: Tx, { entry, contributionId, contest, jurors }: Judged) {
  for (const [key, { points, feedback = "", abstainedBecause }] of Object.entries(VERDICTS[entry.key] ?? {})) {
    const jury_id = jurors.get(key) ?? null;
    if (jury_id === null && key !== ORGANIZER) throw new Error(`Demo: ${key} does not judge ${contest.key}`);
    await tx
      .insertInto("contribution_feedbacks")
      .values({
        contribution_id: contributionId,
        jury_id,
        feedback,
        points: points ?? null,
        abstained_because: abstainedBecause ?? null,
        updated_at: later(entry.handedInAt ?? entry.startedAt, days(1)),
      })
      .execute();
  }
}
