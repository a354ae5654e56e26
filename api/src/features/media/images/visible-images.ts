import { sql } from "kysely";
import type { ImageRow } from "#platform/files/media.ts";

interface VisibleImage {
  id: string;
  /** For `pictureOf`. */
  picture: ImageRow;
}

/** The columns of `images` that `pictureOf` needs, as one column. */
export const imageRow = sql<ImageRow>`jsonb_build_object(
  'id', id, 'width', width, 'height', height,
  'alt', alt, 'maker', maker, 'focalPoint', jsonb_build_object('x', focal_x, 'y', focal_y)
)`;

/** Join this instead of `images` to show pictures: it leaves out those that staff took down. */
export const visibleImages = sql<VisibleImage>`(
  select id, ${imageRow} as picture from images where taken_down_at is null
)`;
