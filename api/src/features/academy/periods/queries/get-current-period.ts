import { sql } from "kysely";
import type { AcademyGroup } from "@inktvis/contract/features/academy/periods";
import type { Context } from "#platform/context.ts";
import { currentPeriod, groupsOfPeriod, isOpenAt } from "../period.policy.ts";

/** The period that the site of the academy shows; null when there is none. */
export async function getCurrentPeriod(ctx: Context) {
  const viewerId = ctx.viewer?.id ?? null;
  const period = await currentPeriod(ctx)
    .select(["period.id", "period.title", "period.opens_at", "period.closes_at"])
    .select([
      "period.homepage_intro_register as homepageIntroRegister",
      "period.homepage_intro_keep_up_to_date as homepageIntroKeepUpToDate",
      "period.register_page_text_register as registerPageTextRegister",
    ])
    .select([
      isOpenAt(ctx.now).as("isOpen"),
      sql<boolean>`period.closes_at <= ${ctx.now}`.as("isPassed"),
      groupsOfPeriod<AcademyGroup>(sql`'id', id, 'title', title`).as("groups"),
      sql<boolean>`exists (select from academy_updatees where user_id = ${viewerId}::uuid)`.as("isUpdatee"),
    ])
    .executeTakeFirst();
  if (!period) return { data: null };
  const { opens_at, closes_at, ...fields } = period;
  return { data: { ...fields, opensAt: opens_at.toISOString(), closesAt: closes_at.toISOString() } };
}
