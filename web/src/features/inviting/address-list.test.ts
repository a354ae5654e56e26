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
  it.each([
    ['"Jan Peeters" <Jan@b.be>', ["jan@b.be"]],
    ["Jan <jan@b.be>, An Claes <an@b.be>", ["jan@b.be", "an@b.be"]],
    ['"Peeters, Jan; van hier" <jan@b.be>; <an@b.be>', ["jan@b.be", "an@b.be"]],
    ["Peeters, Jan <jan@b.be>; Claes, An <an@b.be>", ["jan@b.be", "an@b.be"]],
    ["Peeters, Jan <jan@b.be>, Claes, An <an@b.be>", ["jan@b.be", "an@b.be"]],
    ['Sean O"Hara <sean@b.be>\nan@b.be', ["sean@b.be", "an@b.be"]],
    ['"jan@b.be" <jan@b.be> \r\n"an@b.be"<an@b.be>', ["jan@b.be", "an@b.be"]],
  ])("extracts the addresses from what a mail program copies: %s", (typed, addresses) => {
    expect(parseAddresses(typed)).toEqual({ addresses, invalid: [] });
  });
  it("reports parts without an address between their brackets, and parts with text after the brackets", () => {
    expect(parseAddresses("Jan <jan>; Piet <>; An <an@b.be> thuis").invalid).toEqual([
      "Jan <jan>",
      "Piet <>",
      "An <an@b.be> thuis",
    ]);
    // These quotes do not enclose a name: of the two addresses, none may be lost silently.
    expect(parseAddresses('O"Hara <s@b.be>; O"Neil <t@b.be>').invalid).toHaveLength(1);
  });
  it("is parsed instantly, however much is pasted", () => {
    const typed = Array.from({ length: 5000 }, (_, index) => `"Peeters, Jan" <jan${index}@b.be>`).join(", ");
    expect(parseAddresses(typed)).toMatchObject({ invalid: [], addresses: { length: 5000 } });
  });
  it("names the invalid addresses in its message", () => {
    expect(invalidAddressesMessage("a@b.be")).toBeUndefined();
    expect(invalidAddressesMessage("jan, a@b.be")).toBe("‘jan’ is geen e-mailadres.");
    expect(invalidAddressesMessage("jan; piet@; a@b.be")).toBe("‘jan’ en ‘piet@’ zijn geen e-mailadressen.");
  });
});
