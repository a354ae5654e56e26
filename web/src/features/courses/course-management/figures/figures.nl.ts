import { formatCount, plural } from "#platform/formats/numbers.ts";

const people = (count: number) => plural(count, "deelnemer", "deelnemers");

export const figuresMessages = {
  title: "Hoe de cursus ervoor staat",
  seats: "Ingeschreven",
  chart: (now: number, maximum: number | null) =>
    maximum === null ? people(now) : `${formatCount(now)} van ${formatCount(maximum)} plaatsen`,
  maximum: (count: number) => plural(count, "plaats", "plaatsen"),
  deadline: (day: string) => `deadline ${day}`,
  today: "vandaag",
  lastDay: "laatste dag",
  nobody: "Nog niemand is ingeschreven. Zodra dat verandert, zie je hier hoe snel de plaatsen vollopen.",
  table: "Dag voor dag",
  day: "Dag",
  taken: "Ingeschreven",
  money: "Geld",
  received: "Ontvangen",
  inReview: "Daarvan bekijken we nog wat ermee gebeurt",
  due: "Nog te betalen door ingeschrevenen",
  refunded: "Terugbetaald",
  refundUnderway: "Nog terug te betalen, of onderweg",
  amount: "Bedrag",
  places: "Waar deelnemers wonen",
  place: "Plaats",
  participants: "Deelnemers",
  others: (count: number) => plural(count, "andere plaats", "andere plaatsen"),
};
