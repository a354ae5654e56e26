import { type RawBuilder, sql } from "kysely";
import { lookup } from "../personal-table.ts";

/* What the books keep as objects, in words: amounts in euros, addresses in their usual order. */

const euros = (cents: RawBuilder<unknown>) => sql`to_char((${cents})::numeric / 100, 'FM999999990.00')`;
const rate = (of: RawBuilder<unknown>) => sql`trim_scale(((${of})::numeric) / 100)`;

/** The seller or buyer of an invoice. */
export const partyOf = (label: string, column: "seller" | "buyer") => {
  const party = sql.ref(`row.${column}`);
  const words = (...keys: string[]) =>
    sql`nullif(concat_ws(' ', ${sql.join(keys.map((key) => sql`${party} ->> ${sql.lit(key)}`))}), '')`;
  return lookup(
    label,
    sql`concat_ws(', ', ${words("name")}, ${words("street", "number")}, ${words("postalCode", "city")},
      ${words("country")}, ${words("vatNumber")}, ${words("email")}, ${words("iban")})`,
  );
};

/** What is paid for: a line each, with its discount. */
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

/** Of what was chosen to pay for; the rest of it stands in the lines. */
export const priceLevelInWords = lookup(
  "Gekozen prijs",
  sql`case row.choice ->> 'level' when 'low' then 'laag' when 'normal' then 'gewoon' when 'high' then 'hoog' end`,
);

/** The VAT of an invoice: a line for each rate. */
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
