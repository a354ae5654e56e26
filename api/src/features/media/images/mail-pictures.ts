import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Services } from "#platform/context.ts";
import { imageKey, MAIL_FILE } from "#platform/files/media.ts";
import { createFile, decodePicture } from "./renditions.ts";

/**
 * Makes the JPEG versions of these pictures for mails, unless they exist. A picture that is taken down or broken is
 * left out: a request for it is then handled as for a page (server/src/http/media.ts).
 */
export async function storeMailPictures(services: Pick<Services, "db" | "files" | "log">, imageIds: readonly string[]) {
  for (const id of imageIds)
    await storeMailPicture(services, id).catch((error: unknown) =>
      services.log.warn({ err: error, image: id }, "picture cannot be rendered for mails"),
    );
}

async function storeMailPicture({ db, files }: Pick<Services, "db" | "files">, id: string) {
  const key = imageKey(id, MAIL_FILE);
  if ((await files.exists(key)) || !(await files.exists(imageKey(id)))) return;
  const jpeg = await createFile(await decodePicture(sharp(await buffer(await files.read(imageKey(id))))), MAIL_FILE);
  await db.transaction().execute(async (tx) => {
    // The lock keeps the picture from being taken down or deleted in the meantime, which would move or delete its
    // files.
    const image = await tx
      .selectFrom("images")
      .select("taken_down_at")
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (image && !image.taken_down_at) await files.put(key, jpeg, "image/jpeg");
  });
}
