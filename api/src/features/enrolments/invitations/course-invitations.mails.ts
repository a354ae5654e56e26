import { accountNotice } from "#features/inviting/invitations/account-notice.ts";
import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface Invited {
  to: string;
  /** The nickname of the account with that address, if there is one. */
  name: string | undefined;
  course: string;
  organization: string;
  /** What the organiser wrote, in paragraphs with blank lines between. */
  message: string;
  /** Only people who were invited can enrol. */
  isClosed: boolean;
  /** The last day to enrol, in words. */
  deadline: string | undefined;
  url: string;
}

export const courseInvitation = ({
  to,
  name,
  course,
  organization,
  message,
  isClosed,
  deadline,
  url,
}: Invited): Mail => ({
  kind: "invitations.course",
  to,
  subject: `Doe mee: ${course}`,
  preview: `${organization} nodigt je uit voor een cursus.`,
  greeting: greetingOf(name),
  paragraphs: [
    `${organization} nodigt je uit voor de cursus ‘${course}’:`,
    ...splitParagraphs(message),
    ...(isClosed ? ["Deze cursus is alleen voor wie uitgenodigd is."] : []),
    ...(deadline ? [`Inschrijven kan tot en met ${deadline}, zolang er plaats is.`] : []),
  ],
  action: { label: "Bekijk de uitnodiging", url },
  smallPrint: [accountNotice({ to, name }), "Zegt deze cursus je niets? Dan hoef je niets te doen."],
});
