import type { MemberContext } from "#platform/context.ts";
import { browserName } from "#features/accounts/devices/browser-name.ts";

/** The sign-ins of a person, last used first. */
export async function listSignIns({ db }: MemberContext, userId: string) {
  const rows = await db
    .selectFrom("sign_ins as sign_in")
    .leftJoin("sessions as session", "session.sign_in_id", "sign_in.id")
    .select(["sign_in.id", "sign_in.user_agent", "sign_in.created_at", "sign_in.method"])
    .select(({ fn }) => fn.max("session.seen_at").as("seenAt"))
    .where("sign_in.user_id", "=", userId)
    .groupBy("sign_in.id")
    .orderBy("seenAt", (order) => order.desc().nullsLast())
    .orderBy("sign_in.id", "desc")
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      name: browserName(row.user_agent),
      withSecondStep: row.method !== "password",
      createdAt: row.created_at.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
    })),
  };
}
