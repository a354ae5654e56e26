import type { MemberContext } from "#platform/context.ts";

export async function changeNotifications(
  { db, viewer }: MemberContext,
  { receiveOnlyCrucialEmail }: { receiveOnlyCrucialEmail: boolean },
) {
  await db
    .updateTable("users")
    .set({ receive_only_crucial_email: receiveOnlyCrucialEmail })
    .where("id", "=", viewer.id)
    .execute();
}
