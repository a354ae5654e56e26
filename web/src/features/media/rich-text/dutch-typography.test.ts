import { describe, expect, it } from "vitest";
import { dutchTypography } from "./dutch-typography.ts";

const applied = (text: string) =>
  dutchTypography(text).reduceRight(
    (changed, { from, to, text: mark }) => changed.slice(0, from) + mark + changed.slice(to),
    text,
  );

describe("Dutch typography", () => {
  it.each([
    [`"Kom," zei ze.`, "“Kom,” zei ze."],
    [`'Kom,' zei ze. 'Nu.'`, "‘Kom,’ zei ze. ‘Nu.’"],
    [`"'Nee' zei hij," zei ze.`, "“‘Nee’ zei hij,” zei ze."],
    [`('Nee')`, "(‘Nee’)"],
    ["'s Avonds in 't café, 'k zag foto's van Jos' hond", "’s Avonds in ’t café, ’k zag foto’s van Jos’ hond"],
    ["'t Is 'thuis' bij 'ns", "’t Is ‘thuis’ bij ’ns"],
    ["- Kom binnen.\n- Nee.", "– Kom binnen.\n– Nee."],
    ["Hij kwam - eindelijk - aan.", "Hij kwam – eindelijk – aan."],
    ["Hij kwam--eindelijk --- aan", "Hij kwam–eindelijk — aan"],
    ["zee-egel, 1914-1918, * * *, 1984. Een jaar...", "zee-egel, 1914-1918, * * *, 1984. Een jaar..."],
    ["“Al goed,” zei ‘ze’ – ’s nachts", "“Al goed,” zei ‘ze’ – ’s nachts"],
  ])("turns %j into %j", (typed, typographic) => {
    expect(applied(typed)).toBe(typographic);
    expect(applied(typographic)).toBe(typographic);
  });
});
