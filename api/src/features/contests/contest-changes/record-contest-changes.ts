import type { EntryTerm, JuryTerm } from "@inktvis/contract/features/contests/contest-changes";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { limitMessages } from "../messages/limit-messages.ts";
import { notify } from "#platform/notifications/notify.ts";
import { contestChanged } from "./contest-changes.jobs.ts";
import { type ChangedTerm, changesBetween, entryTermsOf, juryTermsOf, type Terms } from "./contest-terms.ts";
import { juryTermsChanged } from "./jury-changes.jobs.ts";

/**
 * Keeps what changed of what entrants and jurors rely on, and tells it: one notification and one mail each for all
 * changes of one save (docs/product/contests.md#changes). The caller holds the contest exclusively, so that nobody
 * begins, hands in, judges or joins the jury meanwhile. @throws 429 when too much was told today
 */
export async function recordContestChanges(ctx: MemberContext, tx: Tx, contest: Terms, after: Terms) {
  const { now } = ctx;
  const [entrants, jurors] = [await entrantsOf(tx, contest.id), await jurorsOf(tx, contest)];
  const ofEntries = entrants.length > 0 ? changesBetween(entryTermsOf(contest), entryTermsOf(after)) : [];
  const ofJury = jurors.length > 0 ? changesBetween(juryTermsOf(contest), juryTermsOf(after)) : [];
  if (ofEntries.length + ofJury.length === 0) return;
  // Each change mails words of the organiser: it counts as one of their messages.
  await limitMessages(ctx, tx);
  // An entry that arrived later may have held the contest first: to it this change is later.
  const changedAt = entrants.reduce((latest, { first_finalized_at: at }) => (at && at > latest ? at : latest), now);
  await keepChanges(tx, { contestId: contest.id, changedAt, changes: [...ofEntries, ...ofJury] });
  const moment = { contestId: contest.id, changedAt };
  if (ofEntries.some(({ field, after: is }) => !isAnnouncedOtherwise(contest, field, is)))
    await tellEntrants(ctx, tx, { ...moment, entrants });
  if (ofJury.length > 0) await tellJurors(ctx, tx, { ...moment, jurors });
}

/** Feedback that shows after all, once the contest has ended, is told to those about whom there is some. */
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

/** The jury, as long as it judges. */
async function jurorsOf(tx: Tx, { id, ended_at }: Terms) {
  if (ended_at) return [];
  return tx
    .selectFrom("contest_jury")
    .select((eb) => ["id", eb.ref("user_id").$notNull().as("user_id")])
    .where("contest_id", "=", id)
    .where("user_id", "is not", null)
    .execute();
}

interface Told {
  contestId: string;
  changedAt: Date;
}
type People = readonly { id: string; user_id: string }[];

const told = ({ contestId, changedAt }: Told, people: People) => ({
  to: people.map(({ user_id }) => user_id),
  about: { contest: contestId },
  dedupeKey: `${contestId} ${changedAt.toISOString()}`,
});

async function tellEntrants({ jobs, now }: MemberContext, tx: Tx, { entrants, ...at }: Told & { entrants: People }) {
  await notify(tx, { ...told(at, entrants), type: "contestChanged", now });
  await jobs.enqueueAll(
    tx,
    contestChanged,
    entrants.map(({ id }) => ({ participationId: id, changedAt: at.changedAt.toISOString() })),
  );
}

async function tellJurors({ jobs, now }: MemberContext, tx: Tx, { jurors, ...at }: Told & { jurors: People }) {
  await notify(tx, { ...told(at, jurors), type: "juryTermsChanged", now });
  await jobs.enqueueAll(
    tx,
    juryTermsChanged,
    jurors.map(({ id }) => ({ juryId: id, changedAt: at.changedAt.toISOString() })),
  );
}
