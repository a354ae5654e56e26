import type { Award } from "@inktvis/contract/features/contests/award-names";

const PLACES = { 1: "eerste", 2: "tweede", 3: "derde" };

/** A sentence that says what an entry was awarded. */
export function awardSentence({ title, state, place }: Award & { title: string }) {
  if (state === "winner") return place ? `‘${title}’ behaalt de ${PLACES[place]} plaats.` : `‘${title}’ wint.`;
  if (state === "mention") return `‘${title}’ krijgt een eervolle vermelding.`;
  if (state === "shortlist") return `‘${title}’ staat op de shortlist.`;
  return `‘${title}’ staat niet meer bij de laureaten.`;
}
