import { type RawBuilder, sql } from "kysely";
import { COUNTRY_NAMES, euros, lookup } from "../personal-table.ts";

/* What the books store as objects, in words: amounts in euros, addresses in their usual order. */

const rate = (of: RawBuilder<unknown>) => sql`trim_scale(((${of})::numeric) / 100)`;

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
      concat(line ->> 'description', ': ', ${euros(sql`line ->> 'total'`)}, ' euro',
        ', na korting ‘' || (line #>> '{discount,name}') || '’ van ' || ${euros(sql`line #>> '{discount,amount}'`)} || ' euro'),
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

/** The VAT of an invoice: one line for each rate. */
export const vatInWords = lookup(
  "Btw",
  sql`(
    select string_agg(
      concat_ws(' ', ${rate(sql`part ->> 'basispoints'`)} || '% op ' || ${euros(sql`part ->> 'base'`)} || ' euro: '
        || ${euros(sql`part ->> 'vat'`)} || ' euro.', part ->> 'exemption'),
      e'\n' order by place)
    from jsonb_array_elements(row.vat) with ordinality as each_part (part, place)
  )`,
);
