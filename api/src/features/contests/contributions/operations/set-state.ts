import { AwardState, type ContributionState, type Place } from "@inktvis/contract/features/contests/awards";
import { MAX_AWARDS } from "@inktvis/contract/features/contests/results";
import { isOwn } from "#platform/audit/change-managed.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { contestHasEnded, reasonMissing } from "../../contests/contest.errors.ts";
import { changeInContest, type ManagedContestRow } from "../../contests/manage-contest.ts";
import { limitMessages } from "../../messages/limit-messages.ts";
import { isAwarded } from "../../results/award-columns.ts";
import { entryDeclaredInvalid } from "../../participations/participations.jobs.ts";
import { invalidReasonMissing, noSuchContribution, tooManyAwards } from "../contribution.errors.ts";
import { lockHandedInEntry } from "../queries/lock-handed-in-entry.ts";

interface Wanted {
  state: ContributionState;
  place?: Place | undefined;
  reason?: string | undefined;
}

/**
 * Gives an entry an award, declares it invalid, or neither, as long as the contest has not ended and its result can
 * hold it (docs/product/contests.md#awards). The author reads why it is invalid.
 * @throws 404, 422 also without a reason for invalid, 429
 */
export const setState = (ctx: MemberContext, id: string, { state, place = null, reason }: Wanted) =>
  changeInContest(
    ctx,
    { act: "set-state", which: { thing: "contributions", id }, missing: noSuchContribution, isAlone: true },
    async (tx, contest, say) => {
      const entered = await lockHandedInEntry(tx, id);
      // Withdrawn or given back a moment ago.
      if (!entered) throw noSuchContribution();
      if (contest.ended_at) throw contestHasEnded();
      if (isAward(state) && !isAward(entered.state) && (await isFull(tx, contest.id))) throw tooManyAwards();
      const isInvalid = state === "invalid";
      if (isInvalid && !reason) throw isOwn(ctx, contest) ? invalidReasonMissing() : reasonMissing();
      const invalid_because = isInvalid ? (reason ?? null) : null;
      const values = { state, place: state === "winner" ? place : null, invalid_because };
      await tx.updateTable("contributions").set(values).where("id", "=", id).execute();
      if (isInvalid && entered.invalid_because !== invalid_because) await tellWriter(ctx, tx, { id, contest, entered });
      const about = { entry: entered.title, people: [entered.writerId] };
      say({
        ...(isInvalid && { why: { reason } }),
        about,
        before: { state: entered.state, place: entered.place },
        after: { state, place: values.place },
      });
    },
  );

const isAward = (state: string) => AwardState.safeParse(state).success;

/** Whether the result cannot hold another laureate. */
async function isFull(tx: Tx, contestId: string) {
  const { awards } = await tx
    .selectFrom("contributions as contribution")
    .select(({ fn }) => fn.countAll<number>().as("awards"))
    .where("contribution.contest_id", "=", contestId)
    .where(isAwarded)
    .executeTakeFirstOrThrow();
  return awards >= MAX_AWARDS;
}

interface Declared {
  id: string;
  contest: Pick<ManagedContestRow, "id">;
  entered: { writerId: string };
}
async function tellWriter(ctx: MemberContext, tx: Tx, { id, contest, entered }: Declared) {
  // The mail contains the organiser's own words, so it counts as a message.
  await limitMessages(ctx, tx);
  const { jobs, now } = ctx;
  await jobs.enqueue(tx, entryDeclaredInvalid, { contributionId: id });
  await notify(tx, {
    to: [entered.writerId],
    type: "entryInvalid",
    about: { contest: contest.id },
    dedupeKey: `${id} ${now.toISOString()}`,
    now,
  });
}
