import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { deleteUnusedWords } from "#features/discovery/search/delete-unused-words.ts";
import { makeExport } from "./export/make-export.ts";
import { erasePerson } from "./operations/erase-person.ts";
import { exportRequested, filesUnused, searchWordsUnused } from "./personal-data.kinds.ts";
import { mailJobs } from "./personal-data.mail-jobs.ts";
import { exportFolder } from "./requests.ts";
import { keepTerms } from "./retention/terms.ts";

/** Carries out all erasures that are due. A failure does not hold up the others. */
async function eraseDuePeople(services: Services) {
  const due = await services.db
    .selectFrom("data_requests")
    .select("id")
    .where("kind", "=", "erasure")
    .where("cancelled_at", "is", null)
    .where("done_at", "is", null)
    .where("due_at", "<=", services.clock.now())
    .orderBy("due_at")
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) await erasePerson(services, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} not erased`);
}

/** Deletes exports after seven days. */
async function deleteExpiredExports({ db, files, clock }: Services) {
  const old = await db
    .selectFrom("data_requests")
    .select("id")
    .where("kind", "=", "export")
    .where("file_size", "is not", null)
    .where("due_at", "<=", clock.now())
    .execute();
  for (const { id } of old) {
    await files.deleteAll(exportFolder(id));
    await db.updateTable("data_requests").set({ file_size: null }).where("id", "=", id).execute();
  }
}

/**
 * Deletes former addresses that are no longer needed. A former owner is kept as long as there is something that was
 * sent to the address, or requested with it and belongs to no account: otherwise it would count as the next owner's.
 */
async function deleteUnusedFormerEmails({ db, clock, config }: Services) {
  await db
    .deleteFrom("former_emails as former")
    .where("former.given_up_at", "<", later(clock.now(), -config.keep.mailLog))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invitations as invitation")
            .select("invitation.id")
            .whereRef(sql`lower(invitation.email)`, "=", sql`lower(former.email)`)
            .whereRef("invitation.sent_at", "<=", "former.given_up_at"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("magazine_subscriptions as request")
            .select("request.id")
            .whereRef(sql`lower(request.email)`, "=", sql`lower(former.email)`)
            .whereRef("request.requested_at", "<=", "former.given_up_at")
            .where("request.user_id", "is", null),
        ),
      ),
    )
    .execute();
}

async function sweep(services: Services) {
  await deleteExpiredExports(services);
  await deleteUnusedFormerEmails(services);
}

async function deleteFiles({ files }: Services, { files: prefixes }: { files: string[] }) {
  for (const prefix of prefixes) await files.deleteAll(prefix);
}

export const personalDataJobs = [
  onSchedule("personal-data.erase", "41 * * * *", eraseDuePeople),
  onSchedule("personal-data.sweep", "23 * * * *", sweep),
  onSchedule("retention.sweep", "41 4 * * *", keepTerms),
  onJob(exportRequested, makeExport),
  onJob(filesUnused, deleteFiles),
  onJob(searchWordsUnused, async ({ db }) => deleteUnusedWords(db)),
  ...mailJobs,
];
