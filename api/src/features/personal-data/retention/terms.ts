import { type RawBuilder, sql } from "kysely";
import { brusselsDay, later } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { wasOnlyBegunBefore } from "#features/enrolments/enrolments/only-begun.ts";
import { wasNotAcceptedSince } from "#features/invitation-kinds/not-accepted.ts";
import { eraseRequestsBefore } from "#features/magazine/requests/erase-requests.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";

/** Rows per statement, so that no lock is held for long, and no statement reaches its time limit. */
const BATCH = 5000;

type Sweep = (services: Services, before: Date) => Promise<void>;

/**
 * For every retention term in the settings (`KEEP_…`): what deletes older rows. A setting without one fails the type
 * check. docs/product/limits.md#kept-for names them.
 */
export const terms: Readonly<Record<keyof Config["keep"], Sweep>> = {
  auditLog: ({ db }, before) => deleteInBatches(db, "audit_log", sql`at < ${before}`),
  mailLog: ({ db }, before) => deleteInBatches(db, "mail_log", sql`at < ${before}`),
  pageViews: ({ db }, before) => deleteInBatches(db, "page_views", sql`day < ${brusselsDay(before)}`),
  signIns: ({ db }, before) =>
    deleteInBatches(
      db,
      "sign_ins",
      sql`created_at < ${before} and not exists (select from sessions where sign_in_id = sign_ins.id)`,
    ),
  drafts: deleteIdleDrafts,
  subscriptions: ({ db }, before) => eraseRequestsBefore(db, before),
  invitations: ({ db }, before) => deleteInBatches(db, "invitations", wasNotAcceptedSince(before)),
  begunEnrolments: ({ db }, before) => deleteInBatches(db, "enrolments", wasOnlyBegunBefore(before)),
};

/** Deletes what is older than its term. A failure does not hold up the others. */
export async function keepTerms(services: Services) {
  const { clock, config } = services;
  const failures: unknown[] = [];
  for (const [name, sweep] of Object.entries(terms)) {
    const before = later(clock.now(), -config.keep[name as keyof typeof terms]);
    await sweep(services, before).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} terms were not kept`);
}

/** Rows that somebody has locked or is changing at this moment stay until the next night. */
async function deleteInBatches(db: Database, table: keyof DB, isOld: RawBuilder<unknown>) {
  for (let deleted = BATCH; deleted === BATCH;) {
    const result = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${BATCH} for update skip locked
      ))`.execute(db);
    deleted = Number(result.numAffectedRows ?? 0);
  }
}

/** Drafts in which nobody has typed since then, with their pictures. */
async function deleteIdleDrafts({ db, jobs }: Services, before: Date) {
  for (let deleted = BATCH; deleted === BATCH;) {
    deleted = await db.transaction().execute(async (tx) => {
      const drafts = await deleteDraftsBefore(tx, before);
      const illustrated = drafts.map(({ author_id, pictures }) => ({ ownerId: author_id, imageIds: pictures ?? [] }));
      await jobs.enqueueAll(
        tx,
        deleteUnusedImages,
        illustrated.filter(({ imageIds }) => imageIds.length > 0),
      );
      return drafts.length;
    });
  }
}

const deleteDraftsBefore = (tx: Tx, before: Date) =>
  tx
    .deleteFrom("drafts")
    .where("id", "in", (drafts) =>
      drafts.selectFrom("drafts").select("id").where("updated_at", "<", before).limit(BATCH).forUpdate().skipLocked(),
    )
    .returning(["author_id", "pictures"])
    .execute();
