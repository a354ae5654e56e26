import type { MemberContext } from "#platform/context.ts";
import { hours, later } from "#platform/clock.ts";
import { conflict } from "#platform/http/errors.ts";

/** Older rows are deleted. */
const RETENTION = hours(1);

interface Progress {
  set: (done: number) => Promise<void>;
  finish: (failures: readonly string[]) => Promise<void>;
}
const NO_PROGRESS: Progress = { set: async () => {}, finish: async () => {} };

/**
 * Records the progress of a file under an id that the waiting page chose. It is in the database because the page may
 * reach another process than the one that makes the file.
 * @throws 409 when the id was used already
 */
export async function openProgress(
  { db, viewer, clock }: MemberContext,
  id: string | undefined,
  total: number,
): Promise<Progress> {
  if (!id) return NO_PROGRESS;
  await db.deleteFrom("export_progress").where("updated_at", "<", later(clock.now(), -RETENTION)).execute();
  const opened = await db
    .insertInto("export_progress")
    .values({ id, user_id: viewer.id, done: 0, total, updated_at: clock.now() })
    .onConflict((known) => known.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!opened)
    throw conflict("export-known", "Dit bestand werd al eens gevraagd. Vernieuw de pagina en vraag het opnieuw.");
  const update = (values: { done: number; failures?: string[] }) =>
    db
      .updateTable("export_progress")
      .set({ ...values, updated_at: clock.now() })
      .where("id", "=", id)
      .execute();
  return {
    set: async (done) => void (await update({ done })),
    finish: async (failures) => void (await update({ done: total, failures: [...failures] })),
  };
}
