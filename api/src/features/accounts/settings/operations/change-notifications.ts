import type { MemberContext } from "#platform/context.ts";

interface Wish {
  receiveOnlyCrucialEmail: boolean;
}

export async function changeNotifications({ db, viewer }: MemberContext, { receiveOnlyCrucialEmail }: Wish) {
  await db
    .updateTable("users")
    .set({ receive_only_crucial_email: receiveOnlyCrucialEmail })
    .where("id", "=", viewer.id)
    .execute();
}
