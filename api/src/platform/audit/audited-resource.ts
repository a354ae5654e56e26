import { sql } from "kysely";
import type { EditorContext, MemberContext } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import type { DB } from "../db/tables.gen.ts";
import { notFound } from "../http/errors.ts";
import { recordChange } from "./record-change.ts";

interface Resource<Id extends string | number, Row extends object> {
  /** Name of the staff room's resource, such as `articles`. */
  name: string;
  table: keyof DB;
  /** The id column; `id` by default. */
  key?: string;
  /** The row as the staff room shows it, which the audit log compares. */
  read: (db: Database | Tx, id: Id) => Promise<Row | undefined>;
  /** The id of the person a row belongs to (record-change.ts); null for a resource of the house. */
  ownerOf: ((tx: Tx, id: Id) => Promise<string | null>) | null;
  /** Locks taken before the row's own, where a change also affects other rows; without an id a row is created. */
  lock?: (tx: Tx, id?: Id) => Promise<unknown>;
  /** Fields that the audit log ignores. */
  omitFromLog?: readonly (keyof Row)[];
  /** Stores a version of the row: one as it was before its first change, and one after each change. */
  keepVersion?: (tx: Tx, id: Id, row: NoInfer<Row>, saved: { by: string | null; at: Date }) => Promise<unknown>;
}

const goneError = () => notFound("Dit is er niet meer. Misschien haalde iemand anders het weg.");

async function findOrThrow<Id extends string | number, Row extends object>(
  resource: Resource<Id, Row>,
  db: Database | Tx,
  id: Id,
) {
  const row = await resource.read(db, id);
  if (!row) throw goneError();
  return row;
}

/** @param strength `no key update` still allows others to insert references to the row */
async function lockRow<Id extends string | number, Row extends object>(
  resource: Resource<Id, Row>,
  tx: Tx,
  id: Id,
  strength: "update" | "no key update",
) {
  const { table, key = "id" } = resource;
  await resource.lock?.(tx, id);
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${id} for ${sql.raw(strength)}`.execute(tx);
  return findOrThrow(resource, tx, id);
}

function recordRowChange<Id extends string | number, Row extends object>(
  { name, omitFromLog }: Resource<Id, Row>,
  tx: Tx,
  { viewer, now }: EditorContext,
  change: { action: string; id: Id; ownerId: string | null; before?: Row; after?: Row | undefined },
) {
  const loggedFields = (row: Row | undefined) =>
    row && Object.fromEntries(Object.entries(row).filter(([field]) => !omitFromLog?.includes(field as keyof Row)));
  return recordChange(tx, {
    actorId: viewer.id,
    now,
    action: change.action,
    subject: name,
    subjectId: change.id,
    ownerId: change.ownerId,
    before: loggedFields(change.before),
    after: loggedFields(change.after),
  });
}

const ownerOf = async <Id extends string | number, Row extends object>(resource: Resource<Id, Row>, tx: Tx, id: Id) =>
  (await resource.ownerOf?.(tx, id)) ?? null;

/**
 * The only way in which the staff room changes its resources: in a transaction that locks the row and records the
 * change in the audit log.
 */
export const auditedResource = <Id extends string | number, Row extends object>(resource: Resource<Id, Row>) => ({
  /** @throws 404 */
  get: async ({ db }: { db: Database | Tx }, id: Id) => ({ data: await findOrThrow(resource, db, id) }),

  create: (ctx: MemberContext, insert: (tx: Tx) => Promise<Id>) =>
    ctx.db.transaction().execute(async (tx) => {
      await resource.lock?.(tx);
      const id = await insert(tx);
      const after = await findOrThrow(resource, tx, id);
      await resource.keepVersion?.(tx, id, after, { by: ctx.viewer.id, at: ctx.now });
      await recordRowChange(resource, tx, ctx, {
        action: "create",
        id,
        ownerId: await ownerOf(resource, tx, id),
        after,
      });
      return { data: after };
    }),

  /**
   * @param afterChange side effects of the change
   * @throws 404
   */
  update: (
    ctx: EditorContext,
    id: Id,
    change: (tx: Tx, before: Row) => Promise<void>,
    afterChange?: (tx: Tx) => Promise<void>,
  ) =>
    ctx.db.transaction().execute(async (tx) => {
      const before = await lockRow(resource, tx, id, "no key update");
      await resource.keepVersion?.(tx, id, before, { by: null, at: ctx.now });
      await change(tx, before);
      const after = await findOrThrow(resource, tx, id);
      await resource.keepVersion?.(tx, id, after, { by: ctx.viewer.id, at: ctx.now });
      await afterChange?.(tx);
      const ownerId = await ownerOf(resource, tx, id);
      await recordRowChange(resource, tx, ctx, { action: "update", id, ownerId, before, after });
      return { data: after };
    }),

  /** @throws 404 */
  delete: (ctx: MemberContext, id: Id, remove: (tx: Tx, before: Row) => Promise<void>, action = "delete") =>
    ctx.db.transaction().execute(async (tx) => {
      const before = await lockRow(resource, tx, id, "update");
      const ownerId = await ownerOf(resource, tx, id);
      await remove(tx, before);
      await recordRowChange(resource, tx, ctx, { action, id, ownerId, before });
    }),
});
