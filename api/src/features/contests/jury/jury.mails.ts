import type { Mail } from "#platform/mail/mail-content.ts";

interface OrganizerReminder {
  to: string;
  nickname: string;
  contest: string;
  organization: string;
  /** Entries that this juror has not judged yet. */
  left: number;
  scoreBy: string | undefined;
  url: string;
}

/** The organiser reminds a juror (docs/product/juries.md#organiser); before the deadline of the jury `juryReminder` does. */
export const organizerReminder = ({
  to,
  nickname,
  contest,
  organization,
  left,
  scoreBy,
  url,
}: OrganizerReminder): Mail => ({
  kind: "contests.organizer-reminder",
  to,
  subject: `Nog ${left} te lezen voor ${contest}`,
  preview: `${organization} vraagt naar je scores.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je jureert ‘${contest}’. ${left === 1 ? "Er wacht nog één inzending" : `Er wachten nog ${left} inzendingen`} op je score, en ${organization} vraagt of je verder kan lezen.`,
    ...(scoreBy ? [`Scoren kan tot ${scoreBy}.`] : []),
  ],
  action: { label: "Naar de inzendingen", url },
  smallPrint: ["Lukt het je niet? Laat het de organisator weten door op deze mail te antwoorden."],
});
