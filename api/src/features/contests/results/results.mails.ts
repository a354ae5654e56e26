import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Mail } from "#platform/mail/mail-content.ts";
import { awardSentence } from "./award-sentences.ts";

interface AwardChanged {
  to: string;
  nickname: string;
  contest: string;
  url: string;
  entries: readonly (Award & { title: string })[];
}

/** To a writer whose award is another than the mail at the end, or the last one, said. */
export const awardChanged = ({ to, nickname, contest, url, entries }: AwardChanged): Mail => ({
  kind: "contests.award-changed",
  to,
  subject: `De uitslag van ${contest}`,
  preview: "Lees wat de uitslag over je inzending zegt.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator maakte de uitslag van ‘${contest}’ bekend of verbeterde ze.`,
    ...entries.map((entry) => awardSentence(entry)),
  ],
  action: { label: "Bekijk de uitslag", url },
});
