import { describe, expect, it } from "vitest";
import { addressesIn, wrongAddresses } from "./typed-addresses.ts";

describe("a box of addresses", () => {
  it("is split on comma, semicolon and new line; blanks and doubles are ignored", () => {
    expect(addressesIn(" a@b.be, c@d.be;;\n\n  A@B.be \r\ne@f.be ,")).toEqual({
      addresses: ["a@b.be", "c@d.be", "e@f.be"],
      wrong: [],
    });
    expect(addressesIn(" \n, ;").addresses).toEqual([]);
  });
  it("names what is no address", () => {
    expect(wrongAddresses("a@b.be")).toBeUndefined();
    expect(wrongAddresses("jan, a@b.be")).toBe("‘jan’ is geen e-mailadres.");
    expect(wrongAddresses("jan; piet@; a@b.be")).toBe("‘jan’ en ‘piet@’ zijn geen e-mailadressen.");
  });
});
