import type { Context } from "#platform/context.ts";
import { lockCourse } from "../../enrolments/queries/lock-enrolment.ts";
import { entryIdOf } from "../offer-token.ts";
import { giveOfferBack } from "../give-offer-back.ts";
import { brokenOffer, offerWasUsed } from "../waiting-list.errors.ts";

/**
 * Declines the seat that a mail offered, for whoever follows its link; an offer that was declined or has lapsed stays
 * so.
 * @throws 404 for a broken link, 422 when its holder is enrolled
 */
export async function declineOffer(ctx: Context, token: string) {
  const id = entryIdOf(ctx, token);
  if (!id) throw brokenOffer();
  await ctx.db.transaction().execute(async (tx) => {
    const entry = tx
      .selectFrom("waiting_list_entries")
      .select(["id", "course_id", "user_id", "state"])
      .where("id", "=", id);
    const found = await entry.executeTakeFirst();
    if (!found) throw brokenOffer();
    await lockCourse(tx, found.course_id);
    const place = await entry.executeTakeFirst();
    if (place?.state === "enrolled") throw offerWasUsed();
    if (place?.state === "offered") await giveOfferBack(tx, ctx, place);
  });
}
