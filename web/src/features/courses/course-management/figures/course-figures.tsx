import type { CourseFigures } from "@inktvis/contract/features/enrolments/course-figures";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatAmount, formatCount } from "#platform/formats/numbers.ts";
import { countryName } from "#features/people/country-names.ts";
import { type Bar, BarTable } from "./bar-table.tsx";
import { figuresMessages as copy } from "./figures.nl.ts";
import { figuresQuery } from "./figures.queries.ts";
import { SeatChart } from "./seat-chart.tsx";

/** Beyond this number, the remaining places are added up in one bar. */
const MAX_BARS = 8;

/** The figures of a course as charts (docs/product/courses.md#figures). */
export function CourseFiguresPanel({ slug }: { slug: string }) {
  const { data: figures } = useSuspenseQuery(figuresQuery(slug));
  const { seats, money, places } = figures;
  return (
    <section aria-labelledby="cijfers" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="text-3xl" id="cijfers">
        {copy.title}
      </h2>
      <SeatChart seats={seats} />
      {(money || places.length > 0) && (
        <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
          {money && <BarTable bars={barsOfMoney(money)} columns={[copy.money, copy.amount]} title={copy.money} />}
          {places.length > 0 && (
            <BarTable bars={barsOfPlaces(places)} columns={[copy.place, copy.participants]} title={copy.places} />
          )}
        </div>
      )}
    </section>
  );
}

const barsOfMoney = (money: NonNullable<CourseFigures["money"]>): Bar[] =>
  (["received", "inReview", "due", "refunded", "refundUnderway"] as const)
    .filter((name) => (name !== "inReview" && name !== "refundUnderway") || money[name] > 0)
    .map((name) => ({ name: copy[name], value: money[name], says: formatAmount(money[name]) }));

function barsOfPlaces(places: CourseFigures["places"]): Bar[] {
  const shown = places.length > MAX_BARS ? places.slice(0, MAX_BARS - 1) : places;
  const others = places.slice(shown.length);
  const bars = shown.map((place) => barOf(nameOf(place), place.participants));
  if (others.length === 0) return bars;
  const together = others.reduce((sum, { participants }) => sum + participants, 0);
  return [...bars, barOf(copy.others(others.length), together)];
}

const barOf = (name: string, participants: number) => ({ name, value: participants, says: formatCount(participants) });
const nameOf = ({ country, postalCode, city }: CourseFigures["places"][number]) =>
  postalCode === null ? countryName(country) : [postalCode, city].filter(Boolean).join(" ");
