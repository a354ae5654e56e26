import { sql } from "kysely";

interface ShownImage {
  id: string;
  width: number;
  height: number;
}

/** What `images` is joined by where a picture is shown: without those that staff took down. */
export const shownImages = sql<ShownImage>`(select id, width, height from images where taken_down_at is null)`;
