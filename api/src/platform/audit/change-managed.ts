import type { MemberContext } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { recordChange } from "./record-change.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What somebody organises. */
interface Managed {
  id: string;
  title: string;
  organizer_id: string;
}

interface Details {
  before?: Fields | undefined;
  after?: Fields | undefined;
}

interface Change<Row extends Managed, Said extends Details> {
  /** Its resource name in the audit log (`courses`), and the name of the action (`publish`). */
  subject: string;
  act: string;
  /**
   * Locks and returns the row if the member manages it. Use `for no key update` for rows with genres: a merge of genres
   * locks a genre and then checks that the row exists, which would deadlock with a change that locks the row and then
   * the genre.
   */
  lock: (tx: Tx) => Promise<Row | undefined>;
  /** The error for people who do not manage it. */
  missing: () => Error;
  /** The fields that its organiser decides on, which the audit log compares. */
  snapshot: (tx: Tx, id: string) => Promise<Fields | undefined>;
  /** By default, only changes by somebody other than its organiser are recorded. */
  record?: (tx: Tx, row: Row, details: Said | Details) => Promise<unknown>;
}

/**
 * Changes what somebody manages, in a transaction that locks it. The audit log gets what differs between before and
 * after, or else the details that `say` sets.
 * @throws `missing` for whoever does not manage it
 */
export const changeManaged = <Row extends Managed, Result, Said extends Details = Details>(
  ctx: MemberContext,
  { subject, act, lock, missing, snapshot, record }: Change<Row, Said>,
  work: (tx: Tx, row: Row, say: (details: Said) => void) => Promise<Result>,
): Promise<Result> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lock(tx);
    if (!row) throw missing();
    const own = isOwn(ctx, row);
    const before = own ? undefined : await snapshot(tx, row.id);
    let said: Said | undefined;
    const result = await work(tx, row, (details) => {
      said = details;
    });
    const details = said ?? (before ? { before, after: await snapshot(tx, row.id) } : {});
    if (record) await record(tx, row, details);
    else if (!own) await recordManaged(tx, ctx, { subject, act, row, ...details });
    return result;
  });

export const isOwn = ({ viewer }: MemberContext, { organizer_id }: Pick<Managed, "organizer_id">) =>
  organizer_id === viewer.id;

/**
 * Records a change to something that somebody organises, whoever made it. @returns the id of the entry, if there is one
 */
export const recordManaged = (
  tx: Tx,
  ctx: MemberContext,
  { subject, act, row, ...details }: Details & { subject: string; act: string; row: Managed },
) =>
  recordChange(tx, {
    actorId: ctx.viewer.id,
    now: ctx.now,
    action: act,
    subject,
    subjectId: row.id,
    subjectName: row.title,
    ownerId: row.organizer_id,
    isOwn: isOwn(ctx, row),
    ...details,
  });
