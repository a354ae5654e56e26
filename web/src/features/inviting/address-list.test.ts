import { describe, expect, it } from "vitest";
import { parseAddresses, invalidAddressesMessage } from "./address-list.ts";

describe("a field of addresses", () => {
  it("is split at commas, semicolons and new lines; blanks and duplicates are ignored", () => {
    expect(parseAddresses(" a@b.be, c@d.be;;\n\n  A@B.be \r\ne@f.be ,")).toEqual({
      addresses: ["a@b.be", "c@d.be", "e@f.be"],
      invalid: [],
    });
    expect(parseAddresses(" \n, ;").addresses).toEqual([]);
  });
  it("names what is no address in its message", () => {
    expect(invalidAddressesMessage("a@b.be")).toBeUndefined();
    expect(invalidAddressesMessage("jan, a@b.be")).toBe("‘jan’ is geen e-mailadres.");
    expect(invalidAddressesMessage("jan; piet@; a@b.be")).toBe("‘jan’ en ‘piet@’ zijn geen e-mailadressen.");
  });
});
