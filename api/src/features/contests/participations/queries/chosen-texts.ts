import type { Database, Tx } from "#platform/db/database.ts";

/** The texts of an entry, in their order; when it is handed in, as they were then. */
export const chosenTexts = (db: Database | Tx, participationId: string) =>
  db
    .selectFrom("contributions as contribution")
    .leftJoin("texts as text", "text.id", "contribution.text_id")
    .select((eb) => [
      "contribution.id",
      "contribution.text_id",
      "contribution.frozen_at",
      eb.fn.coalesce("contribution.title", "text.title").as("title"),
    ])
    .where("contribution.participation_id", "=", participationId)
    .orderBy("contribution.position")
    .execute();

/** Whether a text that was chosen is deleted, and no copy of it was made yet. */
export const isGone = ({ text_id, frozen_at }: { text_id: string | null; frozen_at: Date | null }) =>
  text_id === null && frozen_at === null;
