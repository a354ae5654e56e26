import type { Services } from "#platform/context.ts";
import { downloadFolder } from "#platform/files/media.ts";
import { onJob } from "#platform/jobs/job.ts";
import { dropFiles } from "#features/media/files/drop-files.ts";
import { isFileUsed } from "./file-uses.ts";

async function dropUnused({ db, files }: Services, { fileIds }: { fileIds: string[] }) {
  for (const id of fileIds) {
    const dropped = await db
      .deleteFrom("files as file")
      .where("file.id", "=", id)
      .where(({ not }) => not(isFileUsed()))
      .executeTakeFirst();
    if (dropped.numDeletedRows > 0n) await files.deleteAll(downloadFolder(id));
  }
}

export const fileJobs = [onJob(dropFiles, dropUnused)];
