import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { formatAmount, formatPercent } from "#platform/formats/numbers.ts";
import { priceLineMessages as copy } from "./price-lines.nl.ts";

/** The price of an enrolment, line by line. */
export const PriceLines = ({ enrolment }: { enrolment: Enrolment }) => (
  <PriceList addOns={addOnLines(enrolment)} price={enrolment} />
);

interface PriceListProps {
  price: Pick<
    Enrolment,
    "priceLevel" | "priceCourse" | "courseDiscountType" | "discountPercentage" | "discountAmount" | "priceTotal"
  >;
  /** The add-ons that were bought with the course, in their order. */
  addOns: readonly { code: AddOnCode; name: string; price: number }[];
}

/** The price line by line, for a caller that knows the names of the add-ons. */
export function PriceList({ price, addOns }: PriceListProps) {
  const { priceCourse, discountAmount, priceTotal } = price;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums">
      <Line amount={priceCourse} name={courseName(price)} />
      {discountAmount > 0 && <Line amount={-discountAmount} name={discountName(price)} />}
      {addOns.map(({ code, price: amount, name }) => (
        <Line amount={amount} key={code} name={name} />
      ))}
      <div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-hairline pt-2 font-semibold">
        <dt>{copy.total}</dt>
        <dd className="text-right">{formatAmount(priceTotal)}</dd>
      </div>
    </dl>
  );
}

const courseName = ({ priceLevel }: PriceListProps["price"]) => (priceLevel ? copy.levels[priceLevel] : copy.course);

/** The add-ons that were bought; with their names, even when they are no longer sold with this course. */
function addOnLines({ addOns, ...enrolment }: Enrolment) {
  const lines: readonly { code: AddOnCode; isChosen: boolean; price: number }[] = [
    { code: "book", isChosen: enrolment.bookEnabled, price: enrolment.priceBook },
    { code: "taal-deel", isChosen: enrolment.taalDeelEnabled, price: enrolment.priceTaalDeel },
    { code: "verzin", isChosen: enrolment.verzinEnabled, price: enrolment.priceVerzin },
  ];
  return lines
    .filter(({ isChosen }) => isChosen)
    .map((line) => ({ ...line, name: addOns.find(({ code }) => code === line.code)?.name ?? copy.addOns[line.code] }));
}

function discountName({ courseDiscountType, discountPercentage }: PriceListProps["price"]) {
  if (!courseDiscountType || discountPercentage === null) return copy.discount;
  return copy.discountOf(courseDiscountType.name, formatPercent(discountPercentage));
}

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <>
    <dt className="min-w-0 break-words">{name}</dt>
    <dd className="text-right">{formatAmount(amount)}</dd>
  </>
);
