import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { onJob } from "#platform/jobs/job.ts";
import { PERSONAL_DATA_PATH } from "@inktvis/contract/page-paths/settings";
import { cancelLink } from "./cancel-link.ts";
import { exportReady, erasureDone, erasurePlanned } from "./personal-data.kinds.ts";
import * as mails from "./personal-data.mails.ts";
import { retainedAfterErasure } from "./registry.ts";
import { onTransferred, reliedOn } from "./relied-on.ts";

const openRequest = ({ db }: Services, requestId: string) =>
  db
    .selectFrom("data_requests as request")
    .innerJoin("users as user", "user.id", "request.user_id")
    .select(["user.id as userId", "user.email", "user.nickname", "request.due_at"])
    .where("request.id", "=", requestId)
    .where("request.cancelled_at", "is", null)
    .executeTakeFirst();

async function mailReady(services: Services, { requestId }: { requestId: string }) {
  const request = await openRequest(services, requestId);
  if (!request?.due_at) return;
  const { email: to, nickname, due_at } = request;
  const url = originOf(services.config.sites, "account") + PERSONAL_DATA_PATH;
  await services.mailer.send(mails.dataIsReady({ to, nickname, url, until: formatDateTime(due_at) }));
}

async function mailPlanned(services: Services, { requestId }: { requestId: string }) {
  const request = await openRequest(services, requestId);
  if (!request?.due_at) return;
  const { email: to, nickname, due_at, userId } = request;
  await services.mailer.send(
    mails.erasureIsPlanned({
      to,
      nickname,
      url: cancelLink(services.config, requestId),
      due: formatDateTime(due_at),
      retained: retainedAfterErasure,
      transferred: await reliedOn(services.db, userId),
    }),
  );
}

/** The address was kept only for this mail, and is deleted with it. */
async function mailDone({ db, mailer }: Services, { requestId }: { requestId: string }) {
  const request = await db.selectFrom("data_requests").select("mail_to").where("id", "=", requestId).executeTakeFirst();
  if (!request?.mail_to) return;
  await mailer.send(mails.erasureIsDone({ to: request.mail_to, retained: retainedAfterErasure }));
  await db.updateTable("data_requests").set({ mail_to: null }).where("id", "=", requestId).execute();
}

export const mailJobs = [
  onJob(exportReady, mailReady),
  onJob(erasurePlanned, mailPlanned),
  onJob(erasureDone, mailDone),
  onTransferred,
];
