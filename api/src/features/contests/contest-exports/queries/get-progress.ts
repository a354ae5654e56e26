import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";

/** The progress of a file that this person waits for, and at the end what could not be typeset. */
export async function getProgress({ db, viewer }: MemberContext, id: string) {
  const progress = await db
    .selectFrom("export_progress")
    .select(["done", "total", "failures"])
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!progress) throw notFound("Dit bestand wordt niet gemaakt.");
  return { data: progress };
}
