import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { documentFolder } from "./document-store.ts";

/** Job: deletes the files of these registrations, unless the registration exists. */
export const deleteUnusedDocuments = jobKind<{ registrationIds: string[] }>("academy.documents-unused");

/**
 * Deletes the files of these registrations, except of those that exist: a commit may have succeeded although it seemed
 * to fail. Also deletes the notes that they were being uploaded.
 */
export async function deleteDocuments({ db, files }: Pick<Services, "db" | "files">, registrationIds: string[]) {
  const used = await db.selectFrom("academy_registrations").select("id").where("id", "in", registrationIds).execute();
  const unused = registrationIds.filter((id) => !used.some((registration) => registration.id === id));
  for (const id of unused) await files.deleteAll(documentFolder(id));
  await db.deleteFrom("academy_uploads").where("id", "in", registrationIds).execute();
}

export const documentJobs = [
  onJob(deleteUnusedDocuments, (services, { registrationIds }) => deleteDocuments(services, registrationIds)),
];
