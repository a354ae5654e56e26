import type { Mail } from "#platform/mail/mail-content.ts";

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
