import { OWN_CERTIFICATES_PATH } from "@inktvis/contract/page-paths/account";
import { VERIFY_CERTIFICATE_PATH } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { certificateEarnedMail } from "./certificate.mail-kinds.ts";
import { certificateEarned } from "./certificate.mails.ts";

/** Sends nothing when the person is gone. */
async function mailEarned({ config, db, mailer }: Services, { certificateId }: { certificateId: string }) {
  const certificate = await db
    .selectFrom("certificates as certificate")
    .innerJoin("users as user", "user.id", "certificate.user_id")
    .select(["certificate.kind", "certificate.code", "certificate.name"])
    .select(["certificate.ecourse_title", "certificate.lesson_title", "user.email", "user.nickname"])
    .where("certificate.id", "=", certificateId)
    .executeTakeFirst();
  if (!certificate) return;
  const { kind, code, name, email, nickname, ecourse_title, lesson_title } = certificate;
  await mailer.send(
    certificateEarned({
      to: email,
      nickname,
      kind,
      ecourse: ecourse_title,
      lesson: lesson_title,
      hasName: name !== null,
      code,
      verifiedAt: originOf(config.sites, "organization") + VERIFY_CERTIFICATE_PATH,
      url: originOf(config.sites, "account") + OWN_CERTIFICATES_PATH,
    }),
  );
}

export const certificateMailJobs = [onJob(certificateEarnedMail, mailEarned)];
