import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { type DraftValues, draftedTexts, draftsOf, dropDraft, dropFinished, keepDraft, markOnline } from "./drafts.ts";

const owner = { personId: "marit", text: "vorst" };
const own = { ...owner, id: "this" };
const values: DraftValues = { title: "Vorst", body: "<p>Vannacht</p>", genres: [1], private: "1", membersOnly: "0" };

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage().storage);
  vi.stubGlobal("sessionStorage", fakeStorage().storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe("drafts in the browser", () => {
  it("gives back what was kept, with when", () => {
    expect(keepDraft(own, values, 1, 5)).toBe("kept");
    expect(draftsOf(owner)).toMatchObject([{ values, words: 1, savedAt: 5, pictureLeftOut: false }]);
  });
  it("offers the newest first and keeps that of the other tab", () => {
    keepDraft({ ...own, id: "other" }, { ...values, title: "Dooi" }, 1, 1);
    keepDraft(own, values, 1, 2);
    expect(draftsOf(owner).map((draft) => draft.values.title)).toEqual(["Vorst", "Dooi"]);
  });
  it("is nobody else's, and of no other text", () => {
    keepDraft(own, values, 1, 1);
    expect(draftsOf({ ...owner, personId: "fons" })).toEqual([]);
    expect(draftsOf({ ...owner, text: "vors" })).toEqual([]);
  });
  it("leaves a picture out that is too large, and says so", () => {
    const image = { action: "create" as const, data: "x".repeat(1_000_001) };
    expect(keepDraft(own, { ...values, image }, 1, 1)).toBe("kept-without-picture");
    expect(draftsOf(owner)).toMatchObject([{ values, pictureLeftOut: true }]);
  });
  it("says when the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", fakeStorage(10).storage);
    expect(keepDraft(own, values, 1, 1)).toBe("failed");
    expect(draftsOf(owner)).toEqual([]);
  });
  it("tells which texts of a person have words that are not saved", () => {
    keepDraft(own, values, 1, 1);
    keepDraft({ ...own, id: "other" }, values, 1, 1);
    keepDraft({ ...own, text: "nieuw" }, values, 1, 1);
    keepDraft({ ...own, personId: "fons" }, values, 1, 1);
    expect(draftedTexts("marit")).toEqual(["vorst", "nieuw"]);
    expect(draftedTexts("mari")).toEqual([]);
  });
  it("forgets what was saved", () => {
    keepDraft(own, values, 1, 1);
    dropDraft(own);
    expect(draftsOf(owner)).toEqual([]);
  });
});

describe("drafts that the API had", () => {
  const without = { ids: ["other"], askedAt: 9 };
  beforeEach(() => {
    keepDraft(own, values, 1, 5);
  });

  it("are let go when it has them no more", () => {
    markOnline(own, values, 6);
    dropFinished("marit", without);
    expect(draftsOf(owner)).toEqual([]);
  });
  it("stay when it still has them, and those of somebody else", () => {
    markOnline(own, values, 6);
    dropFinished("marit", { ...without, ids: ["this"] });
    dropFinished("fons", without);
    expect(draftsOf(owner)).toHaveLength(1);
  });
  it("stay when it never had them, or not these words", () => {
    dropFinished("marit", without);
    markOnline(own, { ...values, body: "<p>Van</p>" }, 6);
    dropFinished("marit", without);
    markOnline(own, values, 6);
    keepDraft(own, { ...values, body: "<p>Vannacht vroor het</p>" }, 3, 7);
    dropFinished("marit", without);
    expect(draftsOf(owner)).toMatchObject([{ words: 3 }]);
  });
  it("stay with a picture, which is in this browser alone", () => {
    const pictured = { ...values, image: { action: "create" as const, data: "x" } };
    keepDraft(own, pictured, 1, 5);
    markOnline(own, pictured, 6);
    dropFinished("marit", without);
    expect(draftsOf(owner)).toHaveLength(1);
  });
  it("stay when it got them after it was asked", () => {
    markOnline(own, values, 10);
    dropFinished("marit", without);
    expect(draftsOf(owner)).toHaveLength(1);
  });
});
