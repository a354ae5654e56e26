import type { Services } from "#platform/context.ts";
import { downloadFolder } from "#platform/files/media.ts";
import { onJob } from "#platform/jobs/job.ts";
import { deleteUnusedFiles } from "#features/media/files/delete-unused-files.ts";
import { isFileUsed } from "./file-uses.ts";

async function deleteUnused({ db, files }: Services, { fileIds }: { fileIds: string[] }) {
  for (const id of fileIds)
    // In one transaction, as for pictures.
    await db.transaction().execute(async (tx) => {
      const deleted = await tx
        .deleteFrom("files as file")
        .where("file.id", "=", id)
        .where(({ not }) => not(isFileUsed()))
        .executeTakeFirst();
      if (deleted.numDeletedRows > 0n) await files.deleteAll(downloadFolder(id));
    });
}

export const fileJobs = [onJob(deleteUnusedFiles, deleteUnused)];
