import { addressOnly } from "#platform/mail/mail-text.ts";
import type { MemberContext } from "#platform/context.ts";
import { retainedAfterErasure } from "../registry.ts";
import { REQUEST_COLUMNS, requestOf } from "../requests.ts";
import { reliedOn } from "../relied-on.ts";

/** One's own requests, and what people need to know before requesting an erasure. */
export async function getOverview({ db, viewer, now, config }: MemberContext) {
  const requests = await db
    .selectFrom("data_requests")
    .select(REQUEST_COLUMNS)
    .where("user_id", "=", viewer.id)
    .orderBy("asked_at", "desc")
    .limit(20)
    .execute();
  const { contests, ofHouse } = await reliedOn(db, viewer.id);
  return {
    data: {
      requests: requests.map((request) => requestOf(request, now)),
      retained: retainedAfterErasure,
      transferredContests: contests,
      transferredOfHouse: ofHouse,
      mailbox: addressOnly(config.mailFrom),
    },
  };
}
