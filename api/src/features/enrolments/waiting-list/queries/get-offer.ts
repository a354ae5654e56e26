import type { SeatOffer } from "@inktvis/contract/features/enrolments/waiting-list";
import type { Context } from "#platform/context.ts";
import { entryIdOf } from "../offer-token.ts";
import { brokenOffer } from "../waiting-list.errors.ts";

/** The offer behind the link in a mail, for whoever has that link. @throws 404 */
export async function getOffer(ctx: Context, token: string) {
  const offer = await ctx.db
    .selectFrom("waiting_list_entries as entry")
    .innerJoin("courses as course", "course.id", "entry.course_id")
    .select(["entry.state", "entry.offered_until", "course.slug", "course.title"])
    .where("entry.id", "=", entryIdOf(ctx, token) ?? null)
    .where("entry.offered_until", "is not", null)
    .executeTakeFirst();
  if (!offer?.offered_until) throw brokenOffer();
  const { state, offered_until, slug, title } = offer;
  return {
    data: {
      state: stateOf(state, offered_until > ctx.now),
      offeredUntil: offered_until.toISOString(),
      course: { slug, title },
    },
  };
}

function stateOf(state: string, isInTime: boolean): SeatOffer["state"] {
  if (state === "declined" || state === "enrolled") return state;
  return state === "offered" && isInTime ? "offered" : "over";
}
