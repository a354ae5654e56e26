import { AwardState } from "@inktvis/contract/features/contests/awards";
import type { ResultInput } from "@inktvis/contract/features/contests/results";
import { sql, type Updateable } from "kysely";
import type * as z from "zod";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ContestResults } from "#platform/db/tables.gen.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { awardKey } from "./award-columns.ts";
import { keepShownAwards } from "./announced-awards.ts";
import { dayBeforeDeadline, hasNoResult, notAwardable, notEnded } from "./result.errors.ts";

type Input = z.output<typeof ResultInput>;
type Awards = NonNullable<Input["awards"]>;

/** Sanitizes the word of the jury: words or pictures count, empty markup becomes null. Call it before a transaction. */
export async function readJuryWord(ctx: MemberContext, typed: Input["juryWord"]) {
  await limitMember(ctx, "texts");
  if (typed === null) return null;
  const { html, isEmpty } = await readRichText(ctx, typed);
  return isEmpty ? null : html;
}

/** @throws 422 when this contest cannot have such a result (now) */
export function checkResult(contest: ManagedContestRow, { expectedOn, awards }: Pick<Input, "expectedOn" | "awards">) {
  if (contest.mode !== "interactive" || !contest.published_at) throw hasNoResult();
  if (awards && !contest.ended_at) throw notEnded();
  if (expectedOn && expectedOn < firstDayOfResult(contest)) throw dayBeforeDeadline();
}

/** The day of the deadline, or of an earlier end: an announced day stays when the contest ends after it. */
const firstDayOfResult = ({ deadline, ended_at }: Pick<ManagedContestRow, "deadline" | "ended_at">) =>
  brusselsDay(ended_at && ended_at < deadline ? ended_at : deadline);

/**
 * Makes these the laureates and no others. The caller has locked the contest exclusively.
 * @throws 422 for an entry that does not take part (any more)
 */
export async function setAwards(tx: Tx, contestId: string, awards: Awards) {
  const entries = await tx
    .selectFrom("contributions as contribution")
    .select(["id", "participation_id", awardKey.as("award")])
    .where("contest_id", "=", contestId)
    .where("frozen_at", "is not", null)
    .where("state", "!=", "invalid")
    .orderBy("id")
    .forUpdate()
    .execute();
  const known = new Set(entries.map(({ id }) => id));
  if (new Set(awards.map(({ id }) => id)).size !== awards.length) throw notAwardable();
  if (!awards.every(({ id }) => known.has(id))) throw notAwardable();
  const chosen = new Map(awards.map((award) => [award.id, keyOf(award)]));
  const changed = entries.filter(({ id, award }) => award !== (chosen.get(id) ?? null));
  await keepShownAwards(
    tx,
    changed.map(({ participation_id }) => participation_id),
  );
  await tx
    .updateTable("contributions")
    .set({ state: "none", place: null })
    .where("contest_id", "=", contestId)
    .where("state", "in", AwardState.options)
    .execute();
  for (const [, [first, ...others]] of Map.groupBy(awards, keyOf))
    if (first)
      await tx
        .updateTable("contributions")
        .set({ state: first.state, place: placeFor(first) })
        .where(
          "id",
          "in",
          [first, ...others].map(({ id }) => id),
        )
        .execute();
}

type Award = Pick<Awards[number], "state" | "place">;
const placeFor = ({ state, place }: Award) => (state === "winner" ? place : null);
/** The same format as `awardKey`. */
const keyOf = (award: Award) => [award.state, placeFor(award) ?? []].flat().join(" ");

/** Stores the result, even when there was none yet, and returns it. Absent values stay as they were. */
export async function storeResult(
  tx: Tx,
  contestId: string,
  values: Updateable<ContestResults> & { updated_at: Date },
) {
  return tx
    .insertInto("contest_results")
    .values({ contest_id: contestId, ...values })
    .onConflict((conflict) =>
      conflict.column("contest_id").doUpdateSet({ ...values, revision: sql`contest_results.revision + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
