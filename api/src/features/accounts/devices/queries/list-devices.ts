import type { MemberContext } from "#platform/context.ts";
import { browserName } from "../browser-name.ts";

/** The person's sign-ins: the current one first, then by last use. */
export async function listDevices({ db, viewer, session, now }: MemberContext) {
  const signIns = await db
    .selectFrom("sign_ins as sign_in")
    .innerJoin("sessions as session", "session.sign_in_id", "sign_in.id")
    .select(["sign_in.id", "sign_in.user_agent", "sign_in.created_at", "sign_in.method"])
    .select(({ fn }) => fn.max("session.seen_at").as("seenAt"))
    .where("sign_in.user_id", "=", viewer.id)
    .where("session.expires_at", ">", now)
    .groupBy("sign_in.id")
    .orderBy("seenAt", "desc")
    .orderBy("sign_in.id", "desc")
    .execute();
  const isCurrent = ({ id }: { id: string }) => session.kind === "member" && session.signInId === id;
  return {
    data: signIns
      .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
      .map((signIn) => ({
        id: signIn.id,
        name: browserName(signIn.user_agent),
        signedInAt: signIn.created_at.toISOString(),
        seenAt: signIn.seenAt.toISOString(),
        isCurrent: isCurrent(signIn),
        withSecondStep: signIn.method !== "password",
      })),
  };
}
