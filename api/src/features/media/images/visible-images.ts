import { sql } from "kysely";

interface VisibleImage {
  id: string;
  width: number;
  height: number;
}

/** Join this instead of `images` to show pictures: excludes those that staff took down. */
export const visibleImages = sql<VisibleImage>`(select id, width, height from images where taken_down_at is null)`;
