import { sql } from "kysely";

interface VisibleImage {
  id: string;
  width: number;
  height: number;
}

/** What `images` is joined by where a picture is shown: without those that staff took down. */
export const visibleImages = sql<VisibleImage>`(select id, width, height from images where taken_down_at is null)`;
