import { brusselsDayOf } from "#platform/clock.ts";
import type { ActivityInput } from "@inktvis/contract/features/activities/activities";
import { activityRules } from "@inktvis/contract/features/activities/activity-rules";
import { brokenRules } from "@inktvis/contract/layer/form-rules";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { refuseWith } from "#platform/http/errors.ts";
import type { PictureField } from "#features/media/images/save-with-pictures.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { excerptOf } from "#features/texts/texts/text.rules.ts";
import { beginOf, endOf, isDay } from "./activity.rules.ts";

type Input = z.output<typeof ActivityInput>;

/** The picture is optional. */
export const PICTURES = [{ field: "image", column: "image_id" }] as const satisfies readonly PictureField[];

const RULES = activityRules({
  beginOf: (moment) => beginOf(moment).toISOString(),
  endOf: (moment) => endOf(moment).toISOString(),
});

/**
 * What an organiser filled in, as columns to store (docs/product/activities.md#form).
 * @throws 422 for the fields that are wrong in themselves, whatever the activity was before
 */
export async function readActivityInput(ctx: MemberContext, input: Input) {
  await limitMember(ctx, "texts");
  const description = await readRichText(ctx, input.description);
  refuseWith({
    ...(description.wordCount === 0 && { description: "Beschrijf eerst je activiteit." }),
    ...brokenRules(RULES, input),
  });
  return {
    ...columnsFrom("activities", {
      title: input.title,
      organizer: input.organizer,
      enrollmentLink: input.enrollmentLink ?? null,
      enrollmentDeadline: input.enrollmentDeadline ? brusselsDayOf(input.enrollmentDeadline) : null,
      price: input.price || null,
      location: input.location || null,
      moreInfo: input.moreInfo || null,
    }),
    date_from: beginOf(input.dateFrom),
    from_is_day: isDay(input.dateFrom),
    date_to: endOf(input.dateTo),
    to_is_day: isDay(input.dateTo),
    description: description.html,
    excerpt: excerptOf(description.opening),
  };
}
