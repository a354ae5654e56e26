import { addressOnly } from "#platform/mail/mail-words.ts";
import type { MemberContext } from "#platform/context.ts";
import { keptAfterErasure } from "../registry.ts";
import { REQUEST, requestOf } from "../requests.ts";
import { contestsOfOthers } from "../take-over-contests.ts";

/** What somebody asked about their own data, and what they should know before they ask. */
export async function getOverview({ db, viewer, now, config }: MemberContext) {
  const requests = await db
    .selectFrom("data_requests")
    .select(REQUEST)
    .where("user_id", "=", viewer.id)
    .orderBy("asked_at", "desc")
    .limit(20)
    .execute();
  const contests = await contestsOfOthers(db, viewer.id).select("contest.title").orderBy("contest.title").execute();
  return {
    data: {
      requests: requests.map((request) => requestOf(request, now)),
      keeps: keptAfterErasure,
      handsOver: contests.map(({ title }) => title),
      mailbox: addressOnly(config.mailFrom),
    },
  };
}
