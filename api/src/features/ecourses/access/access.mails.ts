import { accountNotice } from "#features/inviting/invitations/account-notice.ts";
import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface Invited {
  to: string;
  /** The nickname of the person who has an account with that address. */
  name: string | undefined;
  ecourse: string;
  /** The nickname of its maker. */
  organizer: string;
  /** What the maker wrote; blank lines separate paragraphs. */
  message: string;
  url: string;
}

export const ecourseInvitation = ({ to, name, ecourse, organizer, message, url }: Invited): Mail => ({
  kind: "invitations.ecourse",
  to,
  subject: `Volg mee: ${ecourse}`,
  preview: `${organizer} nodigt je uit voor een online cursus.`,
  greeting: greetingOf(name),
  paragraphs: [
    `${organizer} nodigt je uit voor de online cursus ‘${ecourse}’:`,
    ...splitParagraphs(message),
    "Je volgt de lessen op je eigen tempo, op elk toestel waarop je je aanmeldt.",
  ],
  action: { label: "Bekijk de uitnodiging", url },
  smallPrint: [accountNotice({ to, name }), "Zegt deze online cursus je niets? Dan hoef je niets te doen."],
});

interface Access {
  to: string;
  nickname: string;
  course: string;
  ecourse: string;
  url: string;
}

export const accessByCourse = ({ to, nickname, course, ecourse, url }: Access): Mail => ({
  kind: "ecourses.access-by-course",
  to,
  subject: `Online cursus bij ${course}: ${ecourse}`,
  preview: "Je kan er meteen aan beginnen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Bij je cursus ‘${course}’ hoort een online cursus: ‘${ecourse}’. Je kan er meteen aan beginnen, op je eigen tempo.`,
    "Je hebt toegang zolang je ingeschreven bent voor de cursus, en zolang deze online cursus erbij hoort.",
  ],
  action: { label: "Naar de online cursus", url },
});
