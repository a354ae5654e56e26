import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Mail } from "#platform/mail/mail-content.ts";
import { awardSentence } from "./award-sentences.ts";

interface AwardChanged {
  to: string;
  nickname: string;
  contest: string;
  url: string;
  /** Whether it corrects a result that was released before. */
  isCorrection: boolean;
  entries: readonly (Award & { title: string })[];
}

/** To an author whose award differs from what the mail at the end, or the last mail, said. */
export const awardChanged = ({ to, nickname, contest, url, isCorrection, entries }: AwardChanged): Mail => ({
  kind: "contests.award-changed",
  to,
  subject: `De uitslag van ${contest}`,
  preview: "Lees wat de uitslag over je inzending zegt.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    isCorrection
      ? `De organisator verbeterde de uitslag van ‘${contest}’.`
      : `De organisator maakte de uitslag van ‘${contest}’ bekend.`,
    ...entries.map((entry) => awardSentence(entry)),
  ],
  action: { label: "Bekijk de uitslag", url },
});
