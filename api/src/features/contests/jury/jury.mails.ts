import type { Mail } from "#platform/mail/mail-content.ts";

interface Nudge {
  to: string;
  nickname: string;
  contest: string;
  organization: string;
  /** Entries that this juror has not judged yet. */
  left: number;
  scoreBy: string | undefined;
  url: string;
}

/** The organiser asks a juror to go on (docs/product/juries.md#organiser). */
export const jurorNudge = ({ to, nickname, contest, organization, left, scoreBy, url }: Nudge): Mail => ({
  kind: "contests.juror-nudge",
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
