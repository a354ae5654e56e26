import type { ManagingAct } from "@inktvis/contract/features/contests/contests";
import { type RawBuilder, sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { notManaged, reasonMissing } from "./contest.errors.ts";
import { contestActedIn } from "./contest.jobs.ts";
import { managedContests } from "./contest.policy.ts";
import { contestSnapshot } from "./queries/contest-snapshot.ts";

/*
 * The one way to change a contest that somebody manages, or something in it, and to take its entries along. What is done
 * by somebody else than its organiser is in the audit log, and the organiser sees it on the dashboard.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What a line in the audit log says beside what was done. */
interface Details {
  /** Given where somebody else than the organiser has to say why. */
  why?: Why;
  /** What it was done to; with `people` the ids of whom it names, so that their erasure finds it. */
  about?: Fields;
  before?: Fields | undefined;
  after?: Fields | undefined;
}

type Thing = "contributions" | "participations" | "contest_jury" | "contest_invitations";
/** A contest by an address that it has or had, or by something in it. */
type Which = { slug: string } | { thing: Thing; id: string };

const idOf = (which: Which): RawBuilder<string> =>
  "slug" in which
    ? sql`(select contest_id from contest_slugs where slug = ${which.slug})`
    : sql`(select contest_id from ${sql.table(which.thing)} where id = ${which.id})`;

const managed = ({ viewer }: MemberContext, tx: Tx, which: Which) =>
  managedContests(tx, viewer).selectAll("contest").where("contest.id", "=", idOf(which));

export type ManagedContestRow = NonNullable<Awaited<ReturnType<ReturnType<typeof managed>["executeTakeFirst"]>>>;
type Named = Pick<ManagedContestRow, "id" | "title" | "organizer_id">;

/** Demanded of who does to the contest of another what harms somebody or cannot be undone; the organiser is mailed. */
interface Why {
  reason: string | undefined;
}

interface Change {
  act: ManagingAct;
  slug: string;
  why?: Why;
}

/**
 * Changes a contest itself. It is held until the transaction ends: nobody enters, judges or changes it meanwhile.
 * @throws 404 for who does not manage it
 */
export async function changeContest<Result>(
  ctx: MemberContext,
  { act, slug, ...why }: Change,
  work: (tx: Tx, contest: ManagedContestRow) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (tx) => {
    const contest = await managed(ctx, tx, { slug }).forUpdate("contest").executeTakeFirst();
    if (!contest) throw notManaged();
    if (isOwn(ctx, contest)) return work(tx, contest);
    const before = await contestSnapshot(tx, contest.id);
    const result = await work(tx, contest);
    await record(tx, ctx, { act, contest, before, after: await contestSnapshot(tx, contest.id), ...why });
    return result;
  });
}

interface Work {
  act: ManagingAct;
  which: Which;
  /** What is thrown at who does not manage it. */
  missing?: () => Error;
}

/**
 * Changes something in a contest, which neither ends nor changes meanwhile. `say` tells what the line in the audit log says
 * beside what was done; where before and after are the same there is none.
 */
export async function workInContest<Result>(
  ctx: MemberContext,
  { act, which, missing = notManaged }: Work,
  work: (tx: Tx, contest: ManagedContestRow, say: (details: Details) => void) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (tx) => {
    const contest = await managed(ctx, tx, which).forShare("contest").executeTakeFirst();
    if (!contest) throw missing();
    let details: Details = {};
    const result = await work(tx, contest, (said) => {
      details = said;
    });
    await record(tx, ctx, { act, contest, ...details });
    return result;
  });
}

/** Writes down that entries of a contest are taken along, before they leave: as a file, or into another contest. */
export const recordTaking = (tx: Tx, ctx: MemberContext, act: ManagingAct, contest: Named, about?: Fields) =>
  record(tx, ctx, { act, contest, ...(about && { about }) });

const isOwn = ({ viewer }: MemberContext, contest: Named) => contest.organizer_id === viewer.id;

async function record(
  tx: Tx,
  ctx: MemberContext,
  { act, contest, about, before, after, why }: Details & { act: ManagingAct; contest: Named },
) {
  if (isOwn(ctx, contest)) return;
  if (before && after && isDeepStrictEqual(before, after)) return;
  if (why && !why.reason) throw reasonMissing();
  const lineId = await recordChange(tx, {
    actorId: ctx.viewer.id,
    now: ctx.now,
    action: act,
    subject: "contests",
    subjectId: contest.id,
    subjectName: contest.title,
    before,
    after: about || after || why ? { ...about, ...after, ...why } : undefined,
  });
  if (why && lineId) await ctx.jobs.enqueue(tx, contestActedIn, { lineId, organizerId: contest.organizer_id });
}
