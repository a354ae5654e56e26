import { sql } from "kysely";
import type { Context, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { gone, notFound } from "#platform/http/errors.ts";
import { isLeaving } from "#features/people/people/is-leaving.ts";
import { isCancelToken } from "../cancel-link.ts";
import { filesUnused } from "../personal-data.kinds.ts";
import { exportFolder } from "../requests.ts";

const TOO_LATE = "Deze link is niet geldig, of het account is al gewist.";
const EARLIER =
  "Deze link is van een vroegere vraag. Je vroeg daarna opnieuw om je account te wissen. Alleen de link in de nieuwste mail houdt dat tegen.";

/** Cancels one's own request and deletes the file of an export. Idempotent. */
export async function cancelRequest({ db, viewer, now, jobs }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id).where("user_id", "=", viewer.id).executeTakeFirst();
    if (!request) throw notFound("Deze vraag bestaat niet.");
    if (request.cancelled_at) return;
    await tx.updateTable("data_requests").set({ cancelled_at: now, file_size: null }).where("id", "=", id).execute();
    if (request.kind === "export") await jobs.enqueue(tx, filesUnused, { files: [exportFolder(id)] });
  });
}

/**
 * Cancels a request by the signed link in the mail, without a session. The link of an earlier request is refused while
 * a later request is pending, so that nobody reads that their account stays when it does not.
 */
export async function cancelByLink(
  { db, now, config }: Context,
  { requestId, token }: { requestId: string; token: string },
) {
  if (!isCancelToken(config, requestId, token)) throw gone(TOO_LATE);
  await db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, requestId)
      .select(isLeaving(sql.ref("data_requests.user_id")).as("is_leaving"))
      .where("done_at", "is", null)
      .executeTakeFirst();
    if (!request) throw gone(TOO_LATE);
    if (request.cancelled_at && request.is_leaving) throw gone(EARLIER);
    if (request.cancelled_at) return;
    await tx.updateTable("data_requests").set({ cancelled_at: now }).where("id", "=", requestId).execute();
  });
}

/** Locked first, as in the job: a request is either cancelled or carried out. */
const lockRequest = (tx: Tx, id: string) =>
  tx.selectFrom("data_requests").select(["kind", "cancelled_at"]).where("id", "=", id).forUpdate();
