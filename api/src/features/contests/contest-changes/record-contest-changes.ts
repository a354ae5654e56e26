import type { EntryTerm, JuryTerm } from "@inktvis/contract/features/contests/contest-changes";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitMessages } from "../messages/limit-messages.ts";
import { notify } from "#platform/notifications/notify.ts";
import { contestChanged } from "./contest-changes.jobs.ts";
import { type ChangedTerm, changesBetween, entryTermsOf, juryTermsOf, type Terms } from "./contest-terms.ts";
import { juryTermsChanged } from "./jury-changes.jobs.ts";

/**
 * Records the changes to what entrants and jurors rely on, and announces them: each person gets one notification and
 * one mail for all changes of one save (docs/product/contests.md#changes). The caller holds the contest exclusively, so
 * that nobody starts, hands in, judges or joins the jury in the meantime.
 * @throws 429 when too many messages were sent today
 */
export async function recordContestChanges(ctx: MemberContext, tx: Tx, contest: Terms, after: Terms) {
  const { now } = ctx;
  const entrants = await entrantsOf(tx, contest.id);
  const jurors = await jurorsOf(tx, contest);
  const entryChanges = entrants.length > 0 ? changesBetween(entryTermsOf(contest), entryTermsOf(after)) : [];
  const juryChanges = jurors.length > 0 ? changesBetween(juryTermsOf(contest), juryTermsOf(after)) : [];
  if (entryChanges.length + juryChanges.length === 0) return;
  // What one save announces counts as one message of the organiser.
  await limitMessages(ctx, tx);
  // An entry handed in with a later timestamp may have got the lock first: the change must come after that entry.
  const changedAt = entrants.reduce((latest, { first_finalized_at: at }) => (at && at > latest ? at : latest), now);
  await keepChanges(tx, { contestId: contest.id, changedAt, changes: [...entryChanges, ...juryChanges] });
  const moment = { contestId: contest.id, changedAt };
  if (entryChanges.some(({ field, after: is }) => !isAnnouncedOtherwise(contest, field, is)))
    await tellEntrants(ctx, tx, entrants, moment);
  if (juryChanges.length > 0) await tellJurors(ctx, tx, jurors, moment);
}

/** Feedback that is shown after all, once the contest has ended, is announced only to those who have some to read. */
const isAnnouncedOtherwise = (contest: Terms, field: EntryTerm, after: string | null) =>
  field === "feedback" && after !== null && contest.ended_at !== null;

interface Kept {
  contestId: string;
  changedAt: Date;
  changes: readonly ChangedTerm<EntryTerm | JuryTerm>[];
}
export const keepChanges = (tx: Tx, { contestId: contest_id, changedAt: changed_at, changes }: Kept) =>
  tx
    .insertInto("contest_changes")
    .values(changes.map((change) => ({ contest_id, changed_at, ...change })))
    .execute();

const entrantsOf = (tx: Tx, contestId: string) =>
  tx
    .selectFrom("participations")
    .select(["id", "user_id", "first_finalized_at"])
    .where("contest_id", "=", contestId)
    .execute();

/** The jurors, as long as they can judge; none once the contest has ended. */
async function jurorsOf(tx: Tx, { id, ended_at }: Terms) {
  if (ended_at) return [];
  return tx
    .selectFrom("contest_jury")
    .select((eb) => ["id", eb.ref("user_id").$notNull().as("user_id")])
    .where("contest_id", "=", id)
    .where("user_id", "is not", null)
    .execute();
}

/** The save whose changes are announced. */
interface Moment {
  contestId: string;
  changedAt: Date;
}
type Recipients = readonly { id: string; user_id: string }[];

const notificationTo = (recipients: Recipients, { contestId, changedAt }: Moment) => ({
  to: recipients.map(({ user_id }) => user_id),
  about: { contest: contestId },
  dedupeKey: `${contestId} ${changedAt.toISOString()}`,
});

async function tellEntrants({ jobs, now }: MemberContext, tx: Tx, entrants: Recipients, moment: Moment) {
  await notify(tx, { ...notificationTo(entrants, moment), type: "contestChanged", now });
  await jobs.enqueueAll(
    tx,
    contestChanged,
    entrants.map(({ id }) => ({ participationId: id, changedAt: moment.changedAt.toISOString() })),
  );
}

async function tellJurors({ jobs, now }: MemberContext, tx: Tx, jurors: Recipients, moment: Moment) {
  await notify(tx, { ...notificationTo(jurors, moment), type: "juryTermsChanged", now });
  await jobs.enqueueAll(
    tx,
    juryTermsChanged,
    jurors.map(({ id }) => ({ juryId: id, changedAt: moment.changedAt.toISOString() })),
  );
}
