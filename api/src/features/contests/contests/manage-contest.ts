import type { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import { type InferResult, type RawBuilder, sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { changeManaged, isOwn, recordManaged } from "#platform/audit/change-managed.ts";
import { notManaged, reasonMissing } from "./contest.errors.ts";
import { staffActedInContest } from "./contest.jobs.ts";
import { managedContests } from "./contest.policy.ts";
import { contestSnapshot } from "./queries/contest-snapshot.ts";

/*
 * The only way for a manager to change a contest or something in it, and to export its entries. What anybody else than
 * its organiser does is recorded in the audit log, which the organiser sees on the dashboard.
 */

const SUBJECT = "contests";

type Fields = Readonly<Record<string, unknown>>;

/** The details of an entry in the audit log. */
interface Details {
  /** For acts that require a reason from anybody else than the organiser. */
  why?: Justification;
  /** The subject of the act; `people` are the ids of the people it names, so that an erasure finds the entry. */
  about?: Fields;
  before?: Fields | undefined;
  after?: Fields | undefined;
  /**
   * Whether it is also recorded when its organiser does it: something public changes, or mails go out. They give no
   * reason.
   */
  isOwnRecorded?: boolean;
}

type ContestTable = "contributions" | "participations" | "contest_jury" | "invitations";
/** A contest, by its current or a former slug, or by a row that belongs to it. */
type ContestRef = { slug: string } | { thing: ContestTable; id: string };

const idOf = (which: ContestRef): RawBuilder<string> =>
  "slug" in which
    ? sql`(select contest_id from contest_slugs where slug = ${which.slug})`
    : sql`(select contest_id from ${sql.table(which.thing)} where id = ${which.id})`;

const managed = ({ viewer }: MemberContext, tx: Tx, which: ContestRef) =>
  managedContests(tx, viewer).selectAll("contest").where("contest.id", "=", idOf(which));

export type ManagedContestRow = InferResult<ReturnType<typeof managed>>[number];
type ContestIdentity = Pick<ManagedContestRow, "id" | "title" | "organizer_id">;

/** Required from anybody else than the organiser for harmful or irreversible acts, and mailed to the organiser. */
interface Justification {
  reason: string | undefined;
}

interface Change {
  act: ManagingAct;
  slug: string;
  why?: Justification;
}

/**
 * Changes a contest itself. Locks it exclusively: nobody enters, judges or changes it in the meantime. The audit log
 * compares its settings, or else the details that `say` sets.
 * @throws 404 for people who do not manage it; 422 without a required reason
 */
export const changeContest = <Result>(
  ctx: MemberContext,
  { act, slug, ...why }: Change,
  work: (tx: Tx, contest: ManagedContestRow, say: (details: Details) => void) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: SUBJECT,
      act,
      lock: (tx) => managed(ctx, tx, { slug }).forUpdate("contest").executeTakeFirst(),
      missing: notManaged,
      snapshot: contestSnapshot,
      record: (tx, contest, details: Details) => record(tx, ctx, { act, contest, ...why, ...details }),
    },
    work,
  );

interface Work {
  act: ManagingAct;
  which: ContestRef;
  /** The error for people who do not manage the contest. */
  missing?: () => Error;
  /**
   * Whether to lock exclusively, so that nothing else in the contest changes: for acts that depend on a count over it.
   */
  isAlone?: boolean;
}

/**
 * Changes something in a contest, with a shared lock: the contest neither ends nor changes in the meantime. `say` sets
 * the details of the entry in the audit log, which is left out when before and after are equal.
 * @throws 404 (`missing`) for people who do not manage it; 422 without a required reason
 */
export async function changeInContest<Result>(
  ctx: MemberContext,
  { act, which, missing = notManaged, isAlone = false }: Work,
  work: (tx: Tx, contest: ManagedContestRow, say: (details: Details) => void) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (tx) => {
    const found = managed(ctx, tx, which);
    const contest = await (isAlone ? found.forNoKeyUpdate("contest") : found.forShare("contest")).executeTakeFirst();
    if (!contest) throw missing();
    let details: Details = {};
    const result = await work(tx, contest, (said) => {
      details = said;
    });
    await record(tx, ctx, { act, contest, ...details });
    return result;
  });
}

/**
 * Records that entries are exported, as a file or to invite entrants to another contest; call it before the data
 * leaves.
 */
export const recordDataAccess = (
  tx: Tx,
  ctx: MemberContext,
  act: ManagingAct,
  contest: ContestIdentity,
  about?: Fields,
) => record(tx, ctx, { act, contest, ...(about && { about }) });

async function record(
  tx: Tx,
  ctx: MemberContext,
  { act, contest, about, before, after, why, isOwnRecorded }: Details & { act: ManagingAct; contest: ContestIdentity },
) {
  const own = isOwn(ctx, contest);
  if (own && !isOwnRecorded) return;
  if (before && after && isDeepStrictEqual(before, after)) return;
  if (!own && why && !why.reason) throw reasonMissing();
  const lineId = await recordManaged(tx, ctx, {
    subject: SUBJECT,
    act,
    row: contest,
    before,
    after: about || after || why ? { ...about, ...after, ...why } : undefined,
  });
  if (!own && why && lineId)
    await ctx.jobs.enqueue(tx, staffActedInContest, { lineId, organizerId: contest.organizer_id });
}
