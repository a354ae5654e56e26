import type { ChangedField } from "@inktvis/contract/features/contests/contest-changes";
import { lengthLabel, textCountLabel } from "@inktvis/contract/features/contests/contest-rules";
import { LengthUnit } from "@inktvis/contract/features/contests/contests";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitMessages } from "../messages/limit-messages.ts";
import { notify } from "#platform/notifications/notify.ts";
import { contestChanged } from "./contest-changes.jobs.ts";

/** What entrants rely on, as the contest has it. */
interface Terms {
  deadline: Date;
  rules: string;
  reward: string;
  contributions_per_user: number | null;
  allow_fewer_contributions: boolean;
  min_length: number | null;
  max_length: number | null;
  length_unit: string;
  extra_field1: string | null;
  extra_field2: string | null;
}

const valuesOf = (terms: Terms): Record<ChangedField, string | null> => ({
  deadline: terms.deadline.toISOString(),
  rules: terms.rules,
  reward: terms.reward,
  texts:
    textCountLabel({
      contributionsPerUser: terms.contributions_per_user,
      allowFewerContributions: terms.allow_fewer_contributions,
    }) ?? null,
  length:
    lengthLabel({
      minLength: terms.min_length,
      maxLength: terms.max_length,
      lengthUnit: LengthUnit.parse(terms.length_unit),
    }) ?? null,
  extraField1: terms.extra_field1,
  extraField2: terms.extra_field2,
});

/**
 * Keeps what changed of what entrants rely on, and tells it to everybody who began or handed in: one notification and
 * one mail each for all changes of one save (docs/product/contests.md#changes). The caller holds the contest
 * exclusively, so that nobody begins or hands in meanwhile. @throws 429 when too much was told today
 */
export async function recordContestChanges(ctx: MemberContext, tx: Tx, contest: Terms & { id: string }, after: Terms) {
  const { jobs, now } = ctx;
  const [was, is] = [valuesOf(contest), valuesOf(after)];
  const fields = (Object.keys(was) as ChangedField[]).filter((field) => was[field] !== is[field]);
  if (fields.length === 0) return;
  const entrants = await tx
    .selectFrom("participations")
    .select(["id", "user_id", "first_finalized_at"])
    .where("contest_id", "=", contest.id)
    .execute();
  // Each change mails words of the organiser: it counts as one of their messages.
  await limitMessages(ctx, tx);
  // An entry that arrived later may have held the contest first: to it this change is later.
  const changed_at = entrants.reduce((latest, { first_finalized_at: at }) => (at && at > latest ? at : latest), now);
  await tx
    .insertInto("contest_changes")
    .values(
      fields.map((field) => ({
        contest_id: contest.id,
        changed_at,
        field,
        before: was[field],
        after: is[field],
      })),
    )
    .execute();
  await notify(tx, {
    to: entrants.map(({ user_id }) => user_id),
    type: "contestChanged",
    about: { contest: contest.id },
    dedupeKey: `${contest.id} ${changed_at.toISOString()}`,
    now,
  });
  await jobs.enqueueAll(
    tx,
    contestChanged,
    entrants.map(({ id }) => ({ participationId: id, changedAt: changed_at.toISOString() })),
  );
}
