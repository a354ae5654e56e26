import { ageLabel } from "@inktvis/contract/features/contests/contest-rules";
import { AGES } from "@inktvis/contract/features/contests/contest-input";
import { capitalize } from "#platform/formats/capitalize.ts";

export interface AgeRange {
  ageFrom: number | null;
  ageTo: number | null;
}
interface CompleteRange {
  ageFrom: number;
  ageTo: number;
}

const isComplete = (range: AgeRange): range is CompleteRange =>
  range.ageFrom !== null && range.ageTo !== null && range.ageFrom <= range.ageTo;

/** The ages of a range in words: "14", "14 of 15", "14 tot 17". */
function agesText({ ageFrom, ageTo }: CompleteRange) {
  if (ageTo >= AGES.to) return `${ageFrom} of ouder`;
  if (ageFrom === ageTo) return String(ageFrom);
  return ageTo - ageFrom === 1 ? `${ageFrom} of ${ageTo}` : `${ageFrom} tot ${ageTo}`;
}

/**
 * Sentences about the ages that the categories leave out or cover twice. A person who fits two is put in the youngest,
 * a person who fits none cannot enter (docs/product/contests.md#age-categories). Incomplete rows are ignored.
 */
export function ageWarnings(rows: readonly AgeRange[]): string[] {
  const ranges = rows
    .filter(isComplete)
    .toSorted((one, other) => one.ageFrom - other.ageFrom || one.ageTo - other.ageTo);
  const [first] = ranges;
  if (!first) return [];
  const overlaps = ranges.flatMap((range, index) =>
    ranges.slice(index + 1).flatMap((later) => {
      const ageTo = Math.min(range.ageTo, later.ageTo);
      if (later.ageFrom > ageTo) return [];
      const sharedAges = agesText({ ageFrom: later.ageFrom, ageTo });
      return `${capitalize(ageLabel(range))} en ${ageLabel(later)} overlappen: wie ${sharedAges} is, komt bij de eerste.`;
    }),
  );
  const gaps: string[] = [];
  let coveredTo = first.ageTo;
  for (const { ageFrom, ageTo } of ranges) {
    if (ageFrom > coveredTo + 1) {
      gaps.push(`Wie ${agesText({ ageFrom: coveredTo + 1, ageTo: ageFrom - 1 })} is, kan niet meedoen.`);
    }
    coveredTo = Math.max(coveredTo, ageTo);
  }
  const younger = first.ageFrom > AGES.from ? `jonger is dan ${first.ageFrom}` : undefined;
  const older = coveredTo < AGES.to ? `ouder is dan ${coveredTo}` : undefined;
  const outside = [younger, older].filter(Boolean).join(" of ");
  return [...overlaps, ...gaps, ...(outside ? [`Wie ${outside}, kan niet meedoen.`] : [])];
}
