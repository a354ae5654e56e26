import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath, coursePath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { addressOnly, splitParagraphs } from "#platform/mail/mail-text.ts";
import type { CheckedDraft } from "./mailing.rules.ts";
import type { ReaderIs } from "./queries/mailing-recipients.ts";

interface MailedCourse {
  slug: string;
  title: string;
  organization: string;
  admin_email_address: string | null;
}

interface Mailing {
  to: string;
  nickname: string;
  course: MailedCourse;
  draft: Pick<CheckedDraft, "subject" | "body" | "actionText" | "actionUrl">;
  readerIs: ReaderIs;
}

const BECAUSE: Readonly<Record<ReaderIs, string>> = {
  enrolled: "omdat je ingeschreven bent",
  "on-the-way": "omdat je je aan het inschrijven bent",
  cancelled: "die niet doorgaat",
};

/** A mail of the organiser, sent to each reader apart: nobody sees who else got it. */
export function mailingMail(
  { config }: Pick<Services, "config">,
  { to, nickname, course, draft, readerIs }: Mailing,
): Mail & { replyTo: string; action: { label: string; url: string } } {
  const { title, organization } = course;
  const replyTo = course.admin_email_address ?? addressOnly(config.mailFrom);
  const action = buttonOf({ config }, course, draft, readerIs);
  return {
    kind: "enrolments.mailing",
    to,
    replyTo,
    subject: draft.subject,
    // What an organiser types may contain names.
    loggedSubject: `Mail van de organisator van ${title}`,
    preview: `${organization} schrijft je over ‘${title}’.`,
    greeting: `Dag ${nickname}`,
    paragraphs: [
      `${organization} stuurt je deze mail over de cursus ‘${title}’, ${BECAUSE[readerIs]}:`,
      ...splitParagraphs(draft.body),
    ],
    action,
    smallPrint: [
      ...(draft.actionUrl ? [`De knop leidt naar ${new URL(draft.actionUrl).hostname}.`] : []),
      `Antwoord je op deze mail, dan leest ${replyTo} je antwoord en je e-mailadres.`,
    ],
  };
}

/** The button that the organiser typed; otherwise one that leads to the next page for this reader. */
function buttonOf(
  { config }: Pick<Services, "config">,
  { slug }: MailedCourse,
  { actionText, actionUrl }: Mailing["draft"],
  readerIs: ReaderIs,
) {
  if (actionText && actionUrl) return { label: actionText, url: actionUrl };
  const at = { account: originOf(config.sites, "account"), organization: originOf(config.sites, "organization") };
  return {
    enrolled: { label: "Naar je cursus", url: at.account + myCoursePath(slug) },
    "on-the-way": { label: "Rond je inschrijving af", url: at.organization + courseEnrolmentPath(slug) },
    // People who were still paying have no course page of their own.
    cancelled: { label: "Naar de cursus", url: at.organization + coursePath(slug) },
  }[readerIs];
}
