import type { Mail } from "#platform/mail/mail-content.ts";
import { quoteTitles, splitParagraphs } from "#platform/mail/mail-text.ts";

interface Entry {
  to: string;
  nickname: string;
  contest: string;
  titles: readonly string[];
  url: string;
}

const texts = (titles: readonly string[]) => (titles.length === 1 ? "Je tekst" : "Je teksten");

/** A contest may have no jury. */
function frozenSentence(titles: readonly string[], hasJury: boolean) {
  const asItIs = titles.length === 1 ? "zoals hij op dit moment is" : "zoals ze op dit moment zijn";
  if (hasJury) return `De jury leest ${titles.length === 1 ? "je tekst" : "je teksten"} ${asItIs}.`;
  return `${texts(titles)} ${titles.length === 1 ? "doet" : "doen"} mee ${asItIs}.`;
}

export const entryWasReceived = ({
  to,
  nickname,
  contest,
  titles,
  deadline,
  hasJury,
  url,
}: Entry & { deadline: string; hasJury: boolean }): Mail => ({
  kind: "participations.received",
  to,
  subject: `Je deelname aan ${contest} is ontvangen`,
  preview: `Ingediend: ${quoteTitles(titles)}.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je deelname aan ‘${contest}’ is ingediend, met ${quoteTitles(titles)}.`,
    `${frozenSentence(titles, hasJury)} ${texts(titles)} ${titles.length === 1 ? "blijft" : "blijven"} privé tot de wedstrijd afgelopen is. Dan krijg je de uitslag.`,
    `De deadline is ${deadline}.`,
  ],
  action: { label: "Bekijk je deelname", url },
  smallPrint: ["Wil je toch niet meedoen? Je kan je deelname intrekken tot de wedstrijd afgelopen is."],
});

export const entryWasWithdrawn = ({
  to,
  nickname,
  contest,
  titles,
  freed,
  url,
}: Entry & { freed: readonly string[] }): Mail => ({
  kind: "participations.withdrawn",
  to,
  subject: `Je deelname aan ${contest} is ingetrokken`,
  preview: "Je inzending doet niet meer mee.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je trok je deelname aan ‘${contest}’ in, met ${quoteTitles(titles)}. Je inzending doet niet meer mee, en wat je invulde, is gewist.`,
    ...(freed.length > 0 ? [freedSentence(titles, freed)] : []),
  ],
  action: { label: "Naar je teksten", url },
});

/** Some texts may have been deleted, or be in another contest too. */
function freedSentence(titles: readonly string[], freed: readonly string[]) {
  const which = freed.length === titles.length ? texts(titles) : quoteTitles(freed);
  const isOne = freed.length === 1;
  return `${which} ${isOne ? "staat" : "staan"} nog bij je teksten, als privé. Je beslist nu zelf wie ${isOne ? "hem" : "ze"} mag lezen.`;
}

export const entryWasReopened = ({
  to,
  nickname,
  contest,
  titles,
  deadline,
  url,
}: Entry & { deadline: string }): Mail => ({
  kind: "participations.reopened",
  to,
  subject: `Je kan je deelname aan ${contest} nog veranderen`,
  preview: "De organisator gaf je deelname terug. Dien ze opnieuw in.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator van ‘${contest}’ gaf je deelname met ${quoteTitles(titles)} terug, zodat je ze kan veranderen.`,
    `Je doet pas weer mee als je ze opnieuw indient, voor ${deadline}.`,
  ],
  action: { label: "Werk je deelname af", url },
});

export const entryWasDeclaredInvalid = ({
  to,
  nickname,
  contest,
  titles,
  reason,
  url,
}: Entry & { reason: string }): Mail => ({
  kind: "participations.declared-invalid",
  to,
  subject: `Je inzending voor ${contest} is ongeldig verklaard`,
  preview: "Lees waarom.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator van ‘${contest}’ verklaarde je inzending ${quoteTitles(titles)} ongeldig: ze doet niet meer mee. Dit is de reden:`,
    ...splitParagraphs(reason),
  ],
  action: { label: "Bekijk je deelname", url },
});
