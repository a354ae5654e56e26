import { emailOf } from "#features/people/people/person.factory.ts";
import type { TestApi } from "#testing/test-api.ts";

/** What people are told, by mail and by notification. */
export function sentMessages(test: TestApi) {
  const addressOf = (userId: string) => emailOf(test.services, userId);
  const notificationsOf = async (userId: string) =>
    (await test.services.db.selectFrom("notifications").select("type").where("user_id", "=", userId).execute()).map(
      ({ type }) => type,
    );
  /** The mails to this person that are waiting to be sent. */
  const sentTo = async (userId: string) => {
    const address = await addressOf(userId);
    return (await test.runJobs()).filter(({ to }) => to === address);
  };
  return { addressOf, notificationsOf, sentTo };
}
