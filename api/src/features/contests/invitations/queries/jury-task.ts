import type { Database } from "#platform/db/database.ts";
import { ageLabelOf } from "../../contests/contest.rules.ts";

interface JuryPlace {
  contestId: string;
  /** Null for a juror of all ages. */
  ageCategoryId: number | null;
  deadline: Date;
}

/**
 * What somebody who is invited to this place on a jury would have to read: how many texts were handed in so far, and of
 * which ages (docs/product/invitations.md#sending).
 */
export async function juryTask(db: Database, { contestId, ageCategoryId, deadline }: JuryPlace, now: Date) {
  const categories = await db
    .selectFrom("contest_age_categories")
    .select(["age_from", "age_to"])
    .where("contest_id", "=", contestId)
    .$if(ageCategoryId !== null, (all) => all.where("id", "=", ageCategoryId))
    .orderBy("age_from")
    .orderBy("age_to")
    .execute();
  const { texts } = await db
    .selectFrom("contributions as contribution")
    .select(({ fn }) => fn.countAll<number>().as("texts"))
    .where("contribution.contest_id", "=", contestId)
    .where("contribution.frozen_at", "is not", null)
    .where("contribution.state", "!=", "invalid")
    .$if(ageCategoryId !== null, (all) => all.where("contribution.age_category_id", "=", ageCategoryId))
    .executeTakeFirstOrThrow();
  return { ages: categories.map(ageLabelOf), texts, enterUntil: now < deadline ? deadline : null };
}
