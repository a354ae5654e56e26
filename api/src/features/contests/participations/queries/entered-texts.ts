import type { Database, Tx } from "#platform/db/database.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";

/** The copies that were made when the entry was handed in, by the id of their contribution; empty before that. */
export async function enteredTexts(db: Database | Tx, participationId: string) {
  const rows = await db
    .selectFrom("contributions as contribution")
    .leftJoin(visibleImages.as("image"), "image.id", "contribution.image_id")
    .select(["contribution.id", "contribution.body", "contribution.word_count"])
    .select(["contribution.state", "contribution.invalid_because"])
    .select(["image.picture as image"])
    .where("contribution.participation_id", "=", participationId)
    .where("contribution.frozen_at", "is not", null)
    .execute();
  return new Map(
    rows.map(({ id, body, word_count, image, state, invalid_because }) => [
      id,
      {
        body: body ?? "",
        wordCount: word_count ?? 0,
        image: pictureOf(image),
        isInvalid: state === "invalid",
        invalidBecause: invalid_because,
      },
    ]),
  );
}
