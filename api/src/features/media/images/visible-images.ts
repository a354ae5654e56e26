import { sql } from "kysely";
import type { ImageRow } from "#platform/files/media.ts";

interface VisibleImage {
  id: string;
  /** For `pictureOf`. */
  picture: ImageRow;
}

/** What `pictureOf` needs of a row of `images`, as one column. */
export const imageRow = sql<ImageRow>`jsonb_build_object(
  'id', id, 'width', width, 'height', height,
  'alt', alt, 'maker', maker, 'focalPoint', jsonb_build_object('x', focal_x, 'y', focal_y)
)`;

/** Join this instead of `images` to show pictures: excludes those that staff took down. */
export const visibleImages = sql<VisibleImage>`(
  select id, ${imageRow} as picture from images where taken_down_at is null
)`;
