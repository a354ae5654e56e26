import type { Context } from "#platform/context.ts";
import { lockCourse } from "../../enrolments/queries/lock-enrolment.ts";
import { entryIdOf } from "../offer-token.ts";
import { seatFreed } from "../seat-freed.ts";
import { brokenOffer, offerWasUsed } from "../waiting-list.errors.ts";

/**
 * Declines the seat that a mail offered, whoever follows its link; what is declined or has lapsed stays so.
 * @throws 404 for a broken link, 422 when its holder is enrolled
 */
export async function declineOffer(ctx: Context, token: string) {
  const id = entryIdOf(ctx, token);
  if (!id) throw brokenOffer();
  await ctx.db.transaction().execute(async (tx) => {
    const entry = tx.selectFrom("waiting_list_entries").select(["course_id", "state"]).where("id", "=", id);
    const found = await entry.executeTakeFirst();
    if (!found) throw brokenOffer();
    await lockCourse(tx, found.course_id);
    const declined = await tx
      .updateTable("waiting_list_entries")
      .set({ state: "declined", ended_at: ctx.now })
      .where("id", "=", id)
      .where("state", "=", "offered")
      .executeTakeFirst();
    if (declined.numUpdatedRows > 0n) return seatFreed(tx, ctx, found.course_id);
    if ((await entry.executeTakeFirst())?.state === "enrolled") throw offerWasUsed();
  });
}
