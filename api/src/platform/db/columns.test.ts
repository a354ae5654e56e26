import { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import { describe, expect, it } from "vitest";
import { columnsFrom, columnsIn, fieldsFrom } from "./columns.ts";

/* Type tests: tsc fails on an unused `@ts-expect-error`. */

describe("fields of an input", () => {
  it("become columns; undefined fields stay undefined", () => {
    expect(columnsFrom("users", { addressPostalCode: "9000", bio: null, phone: undefined })).toEqual({
      address_postal_code: "9000",
      bio: null,
      phone: undefined,
    });
    expect(columnsFrom("contests", { extraField1: "Waarom?" })).toEqual({ extra_field1: "Waarom?" });
  });

  it("do not compile without a column, with another type, or with unsanitized markup", () => {
    // @ts-expect-error users have no such column
    expect(columnsFrom("users", { shoeSize: "42" })).toEqual({ shoe_size: "42" });
    // @ts-expect-error a number is no bio
    expect(columnsFrom("users", { bio: 42 })).toEqual({ bio: 42 });
    const { education } = ProfileInput.parse({ nickname: "Marit", education: "<script>" });
    // @ts-expect-error unsanitized markup
    expect(columnsFrom("users", { education })).toEqual({ education: "<script>" });
  });
});

describe("columns of a row", () => {
  const row = { is_blind: true, extra_field1: null, password_hash: "geheim" };

  it("become the requested fields only", () => {
    expect(fieldsFrom(row, ["isBlind", "extraField1"])).toEqual({ isBlind: true, extraField1: null });
  });

  it("are selected by field name", () => {
    expect(columnsIn("contest", ["isBlind", "extraField1"])).toEqual(["contest.is_blind", "contest.extra_field1"]);
  });

  it("do not compile without a column of that name", () => {
    // @ts-expect-error the row has no title
    expect(fieldsFrom(row, ["title"])).toEqual({ title: undefined });
  });
});
