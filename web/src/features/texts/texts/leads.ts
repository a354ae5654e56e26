import { LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";

/** Whether a text has enough words to lead a list as a large tile. */
export const isFitToLead = ({ excerpt }: TextSummary) => excerpt.split(/\s+/).length >= LEAD_WORDS;

/** In characters: the shortest first line that is long enough to wrap beside a drop cap of three lines. */
const SHORTEST_PARAGRAPH = 140;
const STARTS_WITH_LETTER = /^\p{L}/u;

/** The classes of the excerpt of a large tile: prose begins with a drop cap, verse is shown up to twelve lines. */
export const leadExcerpt = (excerpt: string) => (takesDropCap(excerpt) ? "drop-cap" : "line-clamp-[12]");

/** Whether an excerpt begins with a paragraph of prose: beside verse or a short line, a drop cap would stick out. */
export function takesDropCap(excerpt: string) {
  const [first = ""] = excerpt.split("\n");
  return first.length >= SHORTEST_PARAGRAPH && STARTS_WITH_LETTER.test(first);
}
