import { ageLabel } from "@inktvis/contract/features/contests/contest-rules";
import { AGES } from "@inktvis/contract/features/contests/contests";

export interface AgeRange {
  ageFrom: number | null;
  ageTo: number | null;
}
interface FullRange {
  ageFrom: number;
  ageTo: number;
}

const isFull = (range: AgeRange): range is FullRange =>
  range.ageFrom !== null && range.ageTo !== null && range.ageFrom <= range.ageTo;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "14", "14 of 15", "14 tot 17": ages of one person. */
function aged({ ageFrom, ageTo }: FullRange) {
  if (ageTo >= AGES.to) return `${ageFrom} of ouder`;
  if (ageFrom === ageTo) return String(ageFrom);
  return ageTo - ageFrom === 1 ? `${ageFrom} of ${ageTo}` : `${ageFrom} tot ${ageTo}`;
}

/**
 * What age categories leave out or say twice, in words. Whoever fits two is put in the youngest, whoever fits none
 * cannot enter (docs/product/contests.md#age-categories). Rows that are not filled in yet say nothing.
 */
export function ageWarnings(rows: readonly AgeRange[]): string[] {
  const ranges = rows.filter(isFull).toSorted((one, other) => one.ageFrom - other.ageFrom || one.ageTo - other.ageTo);
  const [first] = ranges;
  if (!first) return [];
  const overlaps = ranges.flatMap((range, index) =>
    ranges.slice(index + 1).flatMap((later) => {
      const ageTo = Math.min(range.ageTo, later.ageTo);
      if (later.ageFrom > ageTo) return [];
      const both = aged({ ageFrom: later.ageFrom, ageTo });
      return `${capital(ageLabel(range))} en ${ageLabel(later)} overlappen: wie ${both} is, komt bij de eerste.`;
    }),
  );
  const gaps: string[] = [];
  let reached = first.ageTo;
  for (const { ageFrom, ageTo } of ranges) {
    if (ageFrom > reached + 1) {
      gaps.push(`Wie ${aged({ ageFrom: reached + 1, ageTo: ageFrom - 1 })} is, kan niet meedoen.`);
    }
    reached = Math.max(reached, ageTo);
  }
  const younger = first.ageFrom > AGES.from ? `jonger is dan ${first.ageFrom}` : undefined;
  const older = reached < AGES.to ? `ouder is dan ${reached}` : undefined;
  const outside = [younger, older].filter(Boolean).join(" of ");
  return [...overlaps, ...gaps, ...(outside ? [`Wie ${outside}, kan niet meedoen.`] : [])];
}
