import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { kindOf } from "../content-kinds.ts";
import { deleteVersionMedia } from "#features/content/publishing/keep-version.ts";
import { staffVersions } from "../queries/staff-versions.ts";
import { findVersion } from "../version-use.ts";
import { futureMoment } from "./create-version.ts";

const notPlanned = () => refused("Dit is geen geplande wijziging. Oudere versies blijven staan.");

const planIsStale = () =>
  refused(
    "Intussen werd iets anders bewaard. Zet de wijziging in het formulier, kijk na wat verschilt en plan ze opnieuw.",
  );

/**
 * Plans a change for another moment. Refused if somebody has saved since the plan was made, because the plan holds all
 * fields as they were then.
 * @throws 409 when somebody saved after the editor looked, 422 when before that but after the plan was made
 */
export const movePlan = (ctx: MemberContext, id: string, input: { plannedFor: string; revision: number }) =>
  staffVersions.update(ctx, id, async (tx, plan) => {
    if (plan.state !== "planned") throw notPlanned();
    const planned_for = futureMoment(ctx, input.plannedFor);
    const { data: current } = await kindOf(plan.kind).read({ ...ctx, db: tx }, plan.subjectId);
    refuseStale(current, input.revision);
    if (plan.revision !== current.revision) throw planIsStale();
    await tx.updateTable("content_versions").set({ planned_for, problem: null }).where("id", "=", id).execute();
  });

/** Withdraws a planned change: what is public stays as it is. */
export const withdrawPlan = (ctx: MemberContext, id: string) =>
  staffVersions.delete(ctx, id, async (tx, plan) => {
    if (plan.state !== "planned") throw notPlanned();
    const version = await findVersion(tx, id);
    await tx.deleteFrom("content_versions").where("id", "=", id).execute();
    await deleteVersionMedia(ctx, tx, [version]);
  });
