import type { Services } from "#platform/context.ts";
import { downloadFolder } from "#platform/files/media.ts";
import { jobKind, onJob } from "#platform/jobs/job.ts";

/** Deletes those of these downloads that nothing uses any more. */
export const deleteUnusedFiles = jobKind<{ fileIds: string[] }>("files.drop");

async function deleteUnused({ db, files }: Services, { fileIds }: { fileIds: string[] }) {
  for (const id of fileIds) {
    const deleted = await db
      .deleteFrom("files as file")
      .where("file.id", "=", id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("articles").select("id").whereRef("articles.file_id", "=", "file.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("pages").select("id").whereRef("pages.file_id", "=", "file.id"))),
      )
      .executeTakeFirst();
    if (deleted.numDeletedRows > 0n) await files.deleteAll(downloadFolder(id));
  }
}

export const fileJobs = [onJob(deleteUnusedFiles, deleteUnused)];
