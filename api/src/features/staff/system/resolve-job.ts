import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { failedJobs } from "./failed-jobs.ts";

/** Retries or deletes a failed job. Of two concurrent calls the second gets a 404. */
export async function resolveJob({ db, viewer, now, jobs }: MemberContext, id: string, action: "retry" | "drop") {
  await db.transaction().execute(async (tx) => {
    const job = await failedJobs(tx, viewer).select("job.name").where("job.id", "=", id).forUpdate().executeTakeFirst();
    if (!job) throw notFound("Deze taak staat er niet meer: ze lukte intussen, of een collega was je voor.");
    await jobs[action](tx, { id, name: job.name });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action,
      subject: "jobs",
      subjectId: id,
      ownerId: null,
      before: { name: job.name },
    });
  });
}
