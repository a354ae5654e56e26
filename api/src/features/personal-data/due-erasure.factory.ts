import type { TestApi } from "#testing/test-api.ts";

/** Creates an erasure request that is due. */
export async function aDueErasure({ services, clock }: Pick<TestApi, "services" | "clock">, userId: string) {
  const now = clock.now();
  const { id } = await services.db
    .insertInto("data_requests")
    .values({ user_id: userId, kind: "erasure", asked_at: now, due_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
