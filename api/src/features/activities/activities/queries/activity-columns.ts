import { type SelectQueryBuilder, sql } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { filledIn, hasBegun, isPassed } from "../activity.rules.ts";

type WithActivity = DB & { activity: DB["activities"] };

export const genresOfActivity = genresOf("activity_genres", "activity.id");

/** Whether an activity is not over. */
export const isActive = (now: Date) => sql<boolean>`(activity.date_to > ${now})`;

/** What a tile of an activity needs: one query for a whole page of tiles. */
export const selectActivities = <O>(activities: SelectQueryBuilder<WithActivity, "activity", O>) =>
  activities
    .leftJoin(visibleImages.as("image"), "image.id", "activity.image_id")
    .select([
      "activity.id",
      "activity.slug",
      "activity.title",
      "activity.excerpt",
      "activity.date_from",
      "activity.from_is_day",
      "activity.date_to",
      "activity.to_is_day",
      "activity.organizer",
      "activity.location",
      "activity.price",
      "activity.organized_by_cs",
      "image.picture as image",
      genresOfActivity.as("genres"),
    ]);

type ActivityRow = RowOf<ReturnType<typeof selectActivities<{}>>>;

export const activitySummaryOf = (row: ActivityRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  image: pictureOf(row.image),
  dateFrom: filledIn(row.date_from, row.from_is_day),
  dateTo: filledIn(row.date_to, row.to_is_day),
  hasBegun: hasBegun(row, now),
  isPassed: isPassed(row, now),
  organizer: row.organizer,
  location: row.location,
  price: row.price,
  genres: row.genres,
  organizedByCs: row.organized_by_cs,
});
