import type { AcademyPeriodInput } from "@inktvis/contract/features/academy/staff-academy-periods";
import { brusselsInstant, brusselsStart } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid, refused } from "#platform/http/errors.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { staffPeriods } from "../staff-periods.ts";

/** @throws 422 when it would close before it opens */
function columnsOf({ opensAt, closesAt, ...texts }: AcademyPeriodInput, now: Date) {
  const [opens_at, closes_at] = [brusselsStart(opensAt), brusselsInstant(closesAt)];
  if (closes_at <= opens_at) throw invalid({ closesAt: "Kies een moment na het begin." });
  return {
    title: texts.title,
    homepage_intro_register: texts.homepageIntroRegister,
    homepage_intro_keep_up_to_date: texts.homepageIntroKeepUpToDate,
    register_page_text_register: texts.registerPageTextRegister,
    opens_at,
    closes_at,
    updated_at: now,
  };
}

/** The code of PostgreSQL for a violated exclusion constraint. */
const EXCLUSION = "23P01";
async function refuseOverlap<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === EXCLUSION)) throw error;
    throw invalid({ opensAt: "Dan loopt al een andere inschrijvingsperiode. Kies andere dagen." });
  }
}

/** @throws 422 for a group of another period, and when a group with registrations is left out */
async function saveGroups(tx: Tx, periodId: string, groups: AcademyPeriodInput["groups"]) {
  const before = await tx
    .selectFrom("academy_groups")
    .select(["id", "title"])
    .where("period_id", "=", periodId)
    .execute();
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(groups.flatMap(({ id }) => id ?? []));
  if ([...kept].some((id) => !known.has(id)) || kept.size < groups.filter(({ id }) => id).length)
    throw invalid({ groups: "Kies groepen van deze periode, elk één keer." });
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await removeGroups(tx, removed);
  for (const [position, { id, title }] of groups.entries()) {
    if (id) await tx.updateTable("academy_groups").set({ title, position }).where("id", "=", id).execute();
    else await tx.insertInto("academy_groups").values({ period_id: periodId, title, position }).execute();
  }
}

async function removeGroups(tx: Tx, ids: readonly string[]) {
  const chosen = await tx
    .selectFrom("academy_registration_groups")
    .select("group_id")
    .where("group_id", "in", ids)
    .limit(1)
    .executeTakeFirst();
  if (chosen) throw invalid({ groups: "Voor een groep die je wegliet, schreef zich al iemand in. Ze blijft staan." });
  await tx.deleteFrom("academy_groups").where("id", "in", ids).execute();
}

export const createPeriod = (ctx: MemberContext, input: AcademyPeriodInput) =>
  staffPeriods(ctx.now).create(ctx, async (tx) => {
    const insert = tx
      .insertInto("academy_periods")
      .values({ ...columnsOf(input, ctx.now), created_at: ctx.now })
      .returning("id");
    const { id } = await refuseOverlap(insert.executeTakeFirstOrThrow());
    await saveGroups(tx, id, input.groups);
    return id;
  });

/** Locks the period: registrations that came first are seen, and later ones wait. */
export const updatePeriod = (ctx: MemberContext, id: string, input: AcademyPeriodInput & { revision: number }) =>
  staffPeriods(ctx.now).update(ctx, id, async (tx, before) => {
    refuseStale(before, input.revision);
    const update = tx
      .updateTable("academy_periods")
      .set({ ...columnsOf(input, ctx.now), revision: before.revision + 1 })
      .where("id", "=", id);
    await refuseOverlap(update.execute());
    await saveGroups(tx, id, input.groups);
  });

export const deletePeriod = (ctx: MemberContext, id: string) =>
  staffPeriods(ctx.now).delete(ctx, id, async (tx, period) => {
    if (period.registrations > 0)
      throw refused("Er zijn inschrijvingen in deze periode. Ze kan pas weg wanneer die gewist zijn.");
    await tx.deleteFrom("academy_periods").where("id", "=", id).execute();
  });
