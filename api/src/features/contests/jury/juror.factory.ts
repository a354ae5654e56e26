import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/** Somebody on the jury of a contest. */
export async function aJuror(
  services: Services,
  { contestId, userId, ageCategoryId = null }: { contestId: string; userId?: string; ageCategoryId?: number | null },
) {
  const user_id = userId ?? (await aPerson(services)).id;
  const { id } = await services.db
    .insertInto("contest_jury")
    .values({ contest_id: contestId, user_id, age_category_id: ageCategoryId, joined_at: services.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, userId: user_id };
}
