import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { Services } from "#platform/context.ts";
import { ApiError } from "@inktvis/contract/layer/client";
import { tryEach } from "#platform/jobs/try-each.ts";
import { kindOf } from "./content-kinds.ts";
import { deleteVersions } from "#features/content/publishing/keep-version.ts";
import { planFailedMail } from "./plan.mail-kinds.ts";
import { saveVersion, type Version } from "./version-use.ts";

const STALE = "Intussen werd iets anders bewaard. Vergelijk de twee, en plan deze wijziging opnieuw of trek ze in.";

/**
 * Carries out the plans whose moment has come. Saving and deleting the plan are one transaction, on the revision that
 * the plan was made for: a plan is carried out once, even if a process is killed halfway, and never overwrites
 * somebody's work.
 */
export async function publishPlanned(services: Services) {
  const due = await services.db
    .selectFrom("content_versions")
    .selectAll()
    .where("state", "=", "planned")
    .where("planned_for", "<=", services.clock.now())
    .where("problem", "is", null)
    .orderBy("planned_for")
    .execute();
  await tryEach(services, due as (Version & { kind: ContentKind })[], (plan) => publishPlan(services, plan));
}

async function publishPlan(services: Services, plan: Version) {
  const now = services.clock.now();
  try {
    await saveVersion({ ...services, now, viewer: { id: plan.author_id } }, plan, plan.revision, now);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return deleteIfOrphaned(services, plan);
    if (error.status !== 409 && error.status !== 422) throw error;
    await tellProblem(services, plan, problemIn(error));
  }
}

/**
 * Nothing is needed for a plan that was withdrawn, moved or carried out in the meantime. But a plan that was made while
 * its subject was being deleted is deleted here, because it would be tried for ever.
 */
async function deleteIfOrphaned(services: Services, plan: Version) {
  const ctx = { ...services, now: services.clock.now(), viewer: { id: plan.author_id } };
  try {
    await kindOf(plan.kind).read(ctx, plan.subject_id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await services.db.transaction().execute((tx) => deleteVersions(ctx, tx, plan.kind, plan.subject_id));
  }
}

const problemIn = ({ status, message, errors = {} }: ApiError) =>
  status === 409 ? STALE : (Object.values(errors)[0]?.[0] ?? message);

/**
 * Marks the plan as failed for the editors, and mails the person who made it; does nothing if the plan has changed in
 * the meantime.
 */
const tellProblem = ({ db, jobs }: Services, { id, planned_for, revision }: Version, problem: string) =>
  db.transaction().execute(async (tx) => {
    const told = await tx
      .updateTable("content_versions")
      .set({ problem })
      .where("id", "=", id)
      .where("state", "=", "planned")
      .where("planned_for", "=", planned_for)
      .where("revision", "=", revision)
      .where("problem", "is", null)
      .executeTakeFirst();
    if (told.numUpdatedRows > 0n) await jobs.enqueue(tx, planFailedMail, { versionId: id });
  });
