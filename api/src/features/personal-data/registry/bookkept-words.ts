import { PAYMENT_METHOD_NAMES } from "@inktvis/contract/features/billing/payment-methods";
import { type RawBuilder, sql } from "kysely";
import type { LateBecause } from "#features/enrolments/payments/anomalies/file-anomaly.ts";
import { COUNTRY_NAMES, eurosInWords, labelledValues, lookup } from "../personal-table.ts";

/* What the books store as objects, in words: amounts in euros, addresses in their usual order. */

/** Basis points as a percentage. */
export const percentInWords = (of: RawBuilder<unknown>) =>
  sql`replace(trim_scale(((${of})::numeric) / 100)::text, '.', ',')`;

/** The seller or buyer of an invoice. */
export const partyOf = (label: string, column: "seller" | "buyer") => {
  const party = sql.ref(`row.${column}`);
  const words = (...keys: string[]) =>
    sql`nullif(concat_ws(' ', ${sql.join(keys.map((key) => sql`${party} ->> ${sql.lit(key)}`))}), '')`;
  return lookup(
    label,
    sql`concat_ws(', ', ${words("name")}, ${words("street", "number")}, ${words("postalCode", "city")},
      ${sql.lit(JSON.stringify(COUNTRY_NAMES))}::jsonb ->> (${party} ->> 'country'),
      'Btw ' || ${words("vatNumber")}, ${words("email")}, 'IBAN ' || ${words("iban")})`,
  );
};

/** What is paid for: one line for each item, with its discount. */
export const linesInWords = lookup(
  "Waarvoor",
  sql`(
    select string_agg(
      concat(line ->> 'description', ': ', ${eurosInWords(sql`line ->> 'total'`)},
        ', na korting ‘' || (line #>> '{discount,name}') || '’ van ' || ${eurosInWords(sql`line #>> '{discount,amount}'`)}),
      e'\n' order by place)
    from jsonb_array_elements(row.lines) with ordinality as each_line (line, place)
  )`,
);

export const PRICE_LEVEL_WORDS = { low: "laag", normal: "gewoon", high: "hoog" };
/** The price level of the choice that is paid for; the rest of the choice is in the lines. */
export const priceLevelInWords = lookup(
  "Gekozen prijs",
  sql`coalesce(${sql.lit(JSON.stringify(PRICE_LEVEL_WORDS))}::jsonb ->> (row.choice ->> 'level'), row.choice ->> 'level')`,
);

const LATE_WORDS = {
  full: "de cursus vol was",
  deadline: "de deadline voorbij was",
  gone: "inschrijven niet meer kon",
} satisfies Record<LateBecause, string>;
/** The expected and the received amount of a payment that went wrong. */
export const detailsInWords = lookup(
  "Details",
  sql`concat_ws(', ', 'verwacht: ' || ${eurosInWords(sql`row.details ->> 'expected'`)},
    'ontvangen: ' || ${eurosInWords(sql`row.details ->> 'received'`)},
    'te laat omdat ' || (${sql.lit(JSON.stringify(LATE_WORDS))}::jsonb ->> (row.details ->> 'lateBecause')),
    'nummer bij de betaaldienst: ' || (row.details ->> 'providerId'))`,
);

/** The payment method in words; as named by the provider if we do not know it. */
export const methodColumn = (label: string) => labelledValues(label, PAYMENT_METHOD_NAMES);

/** The VAT of an invoice: one line for each rate. */
export const vatInWords = lookup(
  "Btw",
  sql`(
    select string_agg(
      concat_ws(' ', ${percentInWords(sql`part ->> 'basispoints'`)} || '% op ' || ${eurosInWords(sql`part ->> 'base'`)} || ': '
        || ${eurosInWords(sql`part ->> 'vat'`)} || '.', part ->> 'exemption'),
      e'\n' order by place)
    from jsonb_array_elements(row.vat) with ordinality as each_part (part, place)
  )`,
);
