import type { TestApi } from "#testing/test-api.ts";

/** What people are told, by mail and by notification. */
export function tellings(test: TestApi) {
  const mailOf = async (userId: string) =>
    (await test.services.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow())
      .email;
  const notificationsOf = async (userId: string) =>
    (await test.services.db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute()).map(
      ({ type }) => type,
    );
  /** The mails that wait, to this person. */
  const sentTo = async (userId: string) => {
    const address = await mailOf(userId);
    return (await test.runJobs()).filter(({ to }) => to === address);
  };
  return { mailOf, notificationsOf, sentTo };
}
