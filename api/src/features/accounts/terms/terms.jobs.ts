import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { type Batch, notifyBatch } from "#platform/notifications/notify-batch.ts";
import { numberInForce } from "./terms-in-force.ts";

interface Changed extends Batch {
  /** The new version. */
  number: number;
}
/** Job: notifies the next members that a new version of the terms is in force. */
export const termsChanged = jobKind<Changed>("accounts.terms-changed");

async function tellMembers(services: Services, data: Changed) {
  await services.db.transaction().execute(async (tx) => {
    // A newer version has been published: everybody is notified of that one instead.
    if ((await numberInForce(tx)) !== data.number) return;
    await notifyBatch(services, tx, {
      job: termsChanged,
      data,
      people: tx.selectFrom("users").select("id").where("terms_version", "is distinct from", data.number),
      type: "termsChanged",
      about: {},
      dedupeKey: String(data.number),
    });
  });
}

export const termsJobs = [onJob(termsChanged, tellMembers)];
