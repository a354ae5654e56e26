import { contentVersionPath } from "@inktvis/contract/page-paths/staff";
import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { planFailedMail } from "./plan.mail-kinds.ts";

interface Failed {
  to: string;
  nickname: string;
  /** The title of the subject; a home page has none. */
  name: string | null;
  when: string;
  problem: string;
  url: string;
}

const planFailed = ({ to, nickname, name, when, problem, url }: Failed): Mail => ({
  kind: planFailedMail.name,
  to,
  subject: `Je geplande wijziging van ${name ? `‘${name}’` : "een startpagina"} verscheen niet`,
  preview: problem,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je plande een wijziging voor ${when}. Ze verscheen niet, en wat er stond, staat er nog.`,
    `De reden: ${problem}`,
  ],
  action: { label: "Bekijk je wijziging", url },
});

/** Sends nothing about a plan that was moved or withdrawn in the meantime, nor to a blocked editor. */
async function mailFailed({ db, config, mailer }: Services, { versionId }: { versionId: string }) {
  const plan = await db
    .selectFrom("content_versions as version")
    .innerJoin("users as editor", "editor.id", "version.author_id")
    .select(["editor.email as to", "editor.nickname", "version.planned_for", "version.problem"])
    .select(sql<string | null>`version.content ->> 'title'`.as("name"))
    .where("version.id", "=", versionId)
    .where("editor.blocked_at", "is", null)
    .executeTakeFirst();
  if (!plan?.problem || !plan.planned_for) return;
  const { to, nickname, name, problem } = plan;
  const url = originOf(config.sites, "staff") + contentVersionPath(versionId);
  await mailer.send(planFailed({ to, nickname, name, when: formatDateTime(plan.planned_for), problem, url }));
}

export const planMailJobs = [onJob(planFailedMail, mailFailed)];
