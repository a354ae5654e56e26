import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";
import { quoteTitles } from "#platform/mail/mail-text.ts";

interface To {
  to: string;
  nickname: string;
  url: string;
}
const greeting = (nickname: string) => `Dag ${nickname}`;

export const dataIsReady = ({ to, nickname, url, until }: To & { until: string }): Mail => ({
  to,
  kind: "personal-data.data-is-ready",
  subject: "De kopie van je gegevens staat klaar",
  preview: `Je kan ze downloaden tot ${until}.`,
  greeting: greeting(nickname),
  paragraphs: [
    "Je vroeg een kopie van alles wat we van je bewaren. Ze staat klaar: een bladzijde om te lezen, dezelfde gegevens voor computers, en je afbeeldingen.",
    `Je kan ze downloaden tot ${until}. Daarna wissen we het bestand; je kan altijd een nieuwe kopie vragen.`,
  ],
  action: { label: "Download mijn gegevens", url },
  smallPrint: [
    "Je meldt je eerst aan: alleen jij kan erbij. Vroeg jij dit niet? Kies dan meteen een nieuw wachtwoord.",
  ],
});

interface PlannedErasure extends To {
  due: string;
  retained: readonly string[];
  /** Titles of what the team takes over: contests with other entrants, and things of the house. */
  transferred: Record<"contests" | "ofHouse", readonly string[]>;
}
export const erasureIsPlanned = ({ to, nickname, url, due, retained, transferred }: PlannedErasure): Mail => ({
  to,
  kind: "personal-data.erasure-is-planned",
  subject: "We wissen je account over veertien dagen",
  preview: `Tot ${due} kan je er nog op terugkomen.`,
  greeting: greeting(nickname),
  paragraphs: [
    `Je vroeg om alles te wissen wat we van je bewaren. Dat doen we op ${due}. Je account, je teksten, je deelnames aan wedstrijden, je inschrijvingen voor cursussen en al de rest zijn daarna voorgoed weg, ook wat je zelf organiseert, tenzij er anderen aan deelnemen.`,
    ...(transferred.contests.length > 0
      ? [`Aan ${quoteTitles(transferred.contests)} nemen anderen deel. Het team gaat ermee verder.`]
      : []),
    ...(transferred.ofHouse.length > 0
      ? [
          `Van het huis, bij een cursus, of met mensen die zich inschreven of ze volgen: ${quoteTitles(transferred.ofHouse)}. Het team gaat ermee verder.`,
        ]
      : []),
    "Tot dan verandert er niets: je kan je gewoon aanmelden, en je gegevens nog downloaden. Bedenk je je? Eén klik en alles blijft.",
  ],
  action: { label: "Wis mijn account toch niet", url },
  smallPrint: [
    "Vroeg jij dit niet? Klik op de knop en kies daarna meteen een nieuw wachtwoord.",
    "Wat we na het wissen nog houden:",
    ...retained,
  ],
});

export const erasureIsDone = ({ to, retained }: { to: string; retained: readonly string[] }): Mail => ({
  to,
  kind: "personal-data.erasure-is-done",
  skipLog: true,
  subject: "Je gegevens zijn gewist",
  preview: "Je account bestaat niet meer.",
  greeting: greetingOf(),
  paragraphs: [
    "We hebben gewist wat we van je bewaarden. Je account bestaat niet meer, en je bent overal afgemeld. Ook het adres waar deze mail naartoe ging, houden we niet bij.",
    "Bedankt dat je er was. Kom je ooit terug, dan begin je met een leeg blad.",
  ],
  smallPrint: ["Wat we nog houden:", ...retained],
});

interface TakenOver extends To {
  titles: readonly string[];
  things: string;
  words: readonly string[];
}
export const takenOver = ({ to, nickname, url, titles, things, words }: TakenOver): Mail => ({
  to,
  kind: "personal-data.taken-over",
  subject: `Je neemt ${things} over`,
  preview: "De organisator liet zijn account wissen.",
  greeting: greeting(nickname),
  paragraphs: [`De organisator van ${quoteTitles(titles)} liet zijn account wissen.`, ...words],
  action: { label: `Naar de ${things}`, url },
});
