import { describe, expect, it } from "vitest";
import { keepTyped, typedIn } from "./keep-typed.ts";

/* docs/product/platform.md#forms */

describe("restoring what was typed", () => {
  it("leaves a field that was filled in before that", () => {
    const stored = { name: "Roos", email: "", country: "NL" };
    const initial = { name: "", email: "", country: "BE" };
    const current = { name: "", email: "roos@lezers.example", country: "BE" };
    expect(keepTyped(stored, { initial, current })).toEqual({ ...stored, email: "roos@lezers.example" });
  });

  it("leaves a choice that was made before that, even one that unticks", () => {
    const stored = { genres: ["poëzie"], isOpen: true };
    const typed = { initial: { genres: [], isOpen: true }, current: { genres: ["proza"], isOpen: false } };
    expect(keepTyped(stored, typed)).toEqual({ genres: ["proza"], isOpen: false });
  });

  it("puts back the other fields of a group and of a row", () => {
    const stored = {
      address: { street: "Inktstraat", city: "" },
      rows: [
        { from: 12, to: 15 },
        { from: 16, to: 18 },
      ],
    };
    const initial = { address: { street: "", city: "" }, rows: [{ from: 1, to: 2 }] };
    const current = { address: { street: "", city: "Gent" }, rows: [{ from: 1, to: 17 }] };
    expect(keepTyped(stored, { initial, current })).toEqual({
      address: { street: "Inktstraat", city: "Gent" },
      rows: [
        { from: 12, to: 17 },
        { from: 16, to: 18 },
      ],
    });
  });
});

describe("storing what was typed", () => {
  it("leaves out what nobody changed, and an empty field that began empty is not a change", () => {
    const initial = { feedback: "", points: null, awards: [{ id: "eb", place: 1 }] };
    expect(typedIn({ feedback: "Sterk.", points: "", awards: [{ id: "eb", place: 1 }] }, initial)).toEqual({
      feedback: "Sterk.",
    });
    expect(typedIn({ feedback: "", points: 0, awards: [] }, initial)).toEqual({ points: 0, awards: [] });
  });

  it("keeps all values of a form that says what it is based on", () => {
    const values = { title: "Water", rules: "<p>Ja.</p>", revision: 3 };
    expect(typedIn(values, { ...values, title: "Zout" })).toEqual(values);
    const links = { chosen: ["eb", "vloed"], before: ["eb"] };
    expect(typedIn(links, { ...links, chosen: ["eb"] })).toEqual(links);
  });
});
