import type { PictureDetails } from "@inktvis/contract/layer/fields";
import type { MemberContext } from "#platform/context.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { pictureOf } from "#platform/files/media.ts";
import { notFound } from "#platform/http/errors.ts";
import { detailColumns } from "#features/media/images/detail-columns.ts";
import { imageRow } from "#features/media/images/visible-images.ts";
import { mayDescribe } from "./picture-visibility.ts";

const noSuchPicture = () => notFound("Deze afbeelding is er niet meer, of je mag ze niet aanpassen.");

/**
 * Sets what a picture shows, its maker, and what has to stay in view when it is cropped. This applies at once, wherever
 * the picture is shown; absent details stay. Allowed for its owner, and for people who may change the content that
 * shows it, whose changes are recorded in the audit log.
 * @throws 404
 */
export async function describePicture(ctx: MemberContext, id: string, details: PictureDetails) {
  const { db, viewer, now } = ctx;
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("images as image")
      .select(["image.owner_id", imageRow.as("picture")])
      .where("image.id", "=", id)
      .where("image.taken_down_at", "is", null)
      .where(mayDescribe({ ...ctx, db: tx }))
      .forNoKeyUpdate("image")
      .executeTakeFirst();
    if (!before) throw noSuchPicture();
    const columns = detailColumns(details);
    if (Object.keys(columns).length === 0) return { data: pictureOf(before.picture) };
    const { picture } = await tx
      .updateTable("images")
      .set(columns)
      .where("id", "=", id)
      .returning(imageRow.as("picture"))
      .executeTakeFirstOrThrow();
    if (before.owner_id !== viewer.id)
      await recordChange(tx, {
        actorId: viewer.id,
        now,
        action: "update",
        subject: "pictures",
        subjectId: id,
        ownerId: before.owner_id,
        before: carriedBy(before.picture),
        after: carriedBy(picture),
      });
    return { data: pictureOf(picture) };
  });
}

const carriedBy = ({ alt, maker, focalPoint }: Required<PictureDetails>) => ({ alt, maker, focalPoint });
