import { accountNotice } from "#features/inviting/invitations/account-notice.ts";
import { type JuryTask, juryTaskSentences } from "@inktvis/contract/features/contests/contest-rules";
import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface Asked {
  to: string;
  /** The nickname of the person who has an account with that address. */
  name: string | undefined;
  contest: string;
  organization: string;
  /** What the organiser wrote; blank lines separate paragraphs. */
  message: string;
  url: string;
}

const NOT_YOU = "Ken je deze wedstrijd niet? Dan hoef je niets te doen.";

export const juryInvitation = ({
  to,
  name,
  contest,
  organization,
  message,
  scoreBy,
  isClosed,
  task,
  url,
}: Asked & { scoreBy: string | undefined; isClosed: boolean; task: JuryTask }): Mail => ({
  kind: "invitations.jury",
  to,
  subject: `Wil je jureren? ${contest}`,
  preview: `${organization} nodigt je uit in de jury.`,
  greeting: greetingOf(name),
  paragraphs: [
    `${organization} nodigt je uit in de jury van de wedstrijd ‘${contest}’:`,
    ...splitParagraphs(message),
    juryTaskSentences(task).join(" "),
    ...(scoreBy ? [scoringSentence(scoreBy, isClosed)] : []),
  ],
  action: { label: "Bekijk de uitnodiging", url },
  smallPrint: [accountNotice({ to, name }), NOT_YOU],
});

const scoringSentence = (scoreBy: string, isClosed: boolean) =>
  isClosed ? `Scoren kon tot ${scoreBy}; de organisator kan die dag verzetten.` : `Scoren kan tot ${scoreBy}.`;

export const participantInvitation = ({
  to,
  name,
  contest,
  organization,
  message,
  deadline,
  isPassed,
  url,
}: Asked & { deadline: string; isPassed: boolean }): Mail => ({
  kind: "invitations.participant",
  to,
  subject: `Doe mee: ${contest}`,
  preview: `${organization} nodigt je uit voor een schrijfwedstrijd.`,
  greeting: greetingOf(name),
  paragraphs: [
    `${organization} nodigt je uit om mee te doen aan de wedstrijd ‘${contest}’:`,
    ...splitParagraphs(message),
    // People can be invited until the contest ends: the organiser may still move a deadline that has passed.
    isPassed ? `Indienen kan niet meer: dat kon tot ${deadline}.` : `Indienen kan tot ${deadline}.`,
  ],
  action: { label: "Bekijk de uitnodiging", url },
  smallPrint: [accountNotice({ to, name }), NOT_YOU],
});

interface Accepted {
  to: string;
  nickname: string;
  juror: string;
  /** The address that the invitation went to; null when it is gone. */
  invited: string | null;
  contest: string;
  url: string;
}
export const juryInvitationAccepted = ({ to, nickname, juror, invited, contest, url }: Accepted): Mail => ({
  kind: "invitations.jury-accepted",
  to,
  subject: `Je uitnodiging is aanvaard: ${contest}`,
  preview: `${juror} zit in de jury.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `${juror}${invited ? ` (${invited})` : ""} aanvaardde je uitnodiging en zit nu in de jury van ‘${contest}’.`,
  ],
  action: { label: "Bekijk de jury", url },
});

export const juryInvitationDeclined = ({
  to,
  nickname,
  invited,
  contest,
  url,
}: Omit<Accepted, "juror" | "invited"> & { invited: string }): Mail => ({
  kind: "invitations.jury-declined",
  to,
  subject: `Je uitnodiging is afgeslagen: ${contest}`,
  preview: "Nodig je iemand anders uit?",
  greeting: `Dag ${nickname}`,
  paragraphs: [`Wie je uitnodigde op ${invited}, gaat niet in op je uitnodiging voor de jury van ‘${contest}’.`],
  action: { label: "Bekijk de jury", url },
});
