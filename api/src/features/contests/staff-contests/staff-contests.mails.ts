import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface To {
  to: string;
  nickname: string;
  contest: string;
}

export const receivedContest = ({ to, nickname, contest, url }: To & { url: string }): Mail => ({
  to,
  kind: "staff-contests.received",
  subject: `Je organiseert nu ${contest}`,
  preview: "Het team gaf je deze wedstrijd, met alles wat erin zit.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Het team gaf je de wedstrijd ‘${contest}’. De deelnemers, de jury en wat zij schreven, bleven zoals ze waren. Vanaf nu beheer jij ze.`,
  ],
  action: { label: "Naar de wedstrijd", url },
});

export const gaveContest = ({ to, nickname, contest }: To): Mail => ({
  to,
  kind: "staff-contests.given",
  subject: `${contest} heeft een andere organisator`,
  preview: "Het team gaf je wedstrijd aan iemand anders.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Het team gaf je wedstrijd ‘${contest}’ aan een andere organisator. Jij beheert ze niet meer. Voor wie meedoet of jureert, verandert er niets.`,
  ],
  smallPrint: ["Heb je hier vragen bij? Antwoord dan op deze mail."],
});

interface Reopened extends To {
  url: string;
  reason: string;
  part: "entrant" | "beginner" | "juror";
  /** Until when people can enter; null when the deadline is over. */
  deadline: string | null;
  /** Until when the jury can score, if before the end; null when the jury has no deadline of its own. */
  scoring: { until: string; isOver: boolean } | null;
}

export const contestWasReopened = ({ to, nickname, contest, url, reason, part, ...until }: Reopened): Mail => ({
  to,
  kind: "staff-contests.reopened",
  subject: `${contest} is heropend`,
  preview: part === "entrant" ? "De uitslag die je kreeg, telt niet meer." : "Lees waarom.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Het team heropende de wedstrijd ‘${contest}’. Dit is de reden:`,
    ...splitParagraphs(reason),
    consequenceOf(part, until),
  ],
  action: { label: "Bekijk de wedstrijd", url },
});

function consequenceOf(part: Reopened["part"], { deadline, scoring }: Pick<Reopened, "deadline" | "scoring">) {
  switch (part) {
    case "entrant":
      return "De uitslag die je kreeg, telt niet meer. Je inzending doet mee zoals je ze indiende; je krijgt de uitslag opnieuw.";
    case "beginner":
      return deadline
        ? `Je kan je deelname weer afwerken en indienen, tot ${deadline}.`
        : "De deadline is voorbij: indienen kan niet meer.";
    case "juror":
      if (scoring?.isOver)
        return `Scoren kon tot ${scoring.until}; de organisator kan die dag verzetten. Wat je al schreef, staat er nog.`;
      return `Je kan weer scoren tot ${scoring?.until ?? "de organisator de wedstrijd beëindigt"}. Wat je al schreef, staat er nog.`;
    default:
      return part satisfies never;
  }
}
