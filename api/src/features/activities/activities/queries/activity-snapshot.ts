import type { Tx } from "#platform/db/database.ts";
import { filledIn } from "../activity.rules.ts";
import { genresOfActivity } from "./activity-columns.ts";

/** The settings that its organiser decides, as the audit log compares them; undefined once the activity is gone. */
export async function activitySnapshot(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("activities as activity")
    .select([
      "activity.title",
      "activity.description",
      "activity.date_from",
      "activity.from_is_day",
      "activity.date_to",
      "activity.to_is_day",
      "activity.organizer",
      "activity.enrollment_link as enrollmentLink",
      "activity.enrollment_deadline as enrollmentDeadline",
      "activity.price",
      "activity.location",
      "activity.more_info as moreInfo",
      "activity.image_id",
      "activity.organized_by_cs as organizedByCs",
      genresOfActivity.as("genres"),
    ])
    .where("activity.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { date_from, from_is_day, date_to, to_is_day, image_id, genres, ...settings } = row;
  return {
    ...settings,
    dateFrom: filledIn(date_from, from_is_day),
    dateTo: filledIn(date_to, to_is_day),
    image: image_id && { url: image_id },
    genres: genres.map(({ name }) => name),
  };
}
