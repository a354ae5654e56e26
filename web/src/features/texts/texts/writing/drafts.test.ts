import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import {
  type DraftValues,
  textIdsWithDrafts,
  draftsOf,
  deleteDraft,
  deleteFinishedDrafts,
  keepDraft,
  markKeptOnline,
} from "./drafts.ts";

const owner = { personId: "marit", text: "vorst" };
const own = { ...owner, id: "this" };
const values: DraftValues = { title: "Vorst", body: "<p>Vannacht</p>", genres: [1], private: "1", membersOnly: "0" };

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage().storage);
  vi.stubGlobal("sessionStorage", fakeStorage().storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe("drafts in the browser", () => {
  it("are returned as they were kept, with the time", () => {
    expect(keepDraft(own, values, 1, 5)).toBe("kept");
    expect(draftsOf(owner)).toMatchObject([{ values, words: 1, savedAt: 5, pictureLeftOut: false }]);
  });
  it("are listed newest first, including those of another tab", () => {
    keepDraft({ ...own, id: "other" }, { ...values, title: "Dooi" }, 1, 1);
    keepDraft(own, values, 1, 2);
    expect(draftsOf(owner).map((draft) => draft.values.title)).toEqual(["Vorst", "Dooi"]);
  });
  it("are found for their own person and text only", () => {
    keepDraft(own, values, 1, 1);
    expect(draftsOf({ ...owner, personId: "fons" })).toEqual([]);
    expect(draftsOf({ ...owner, text: "vors" })).toEqual([]);
  });
  it("are kept without a picture that is too large, and the page is told so", () => {
    const image = { action: "create" as const, data: "x".repeat(1_000_001) };
    expect(keepDraft(own, { ...values, image }, 1, 1)).toBe("kept-without-picture");
    expect(draftsOf(owner)).toMatchObject([{ values, pictureLeftOut: true }]);
  });
  it("are reported as not kept when the storage is full", () => {
    vi.stubGlobal("localStorage", fakeStorage(10).storage);
    expect(keepDraft(own, values, 1, 1)).toBe("failed");
    expect(draftsOf(owner)).toEqual([]);
  });
  it("are announced to other windows even when the storage is full, since what those offer is outdated", async () => {
    vi.stubGlobal("localStorage", fakeStorage(10).storage);
    const otherWindow = new BroadcastChannel("drafts");
    const news = new Promise((resolve) => {
      otherWindow.addEventListener("message", ({ data }) => resolve(data));
    });
    keepDraft(own, values, 1, 1);
    expect(await news).toMatchObject({ id: "this", what: "failed" });
    otherWindow.close();
  });
  it("show which texts of a person have unsaved changes", () => {
    keepDraft(own, values, 1, 1);
    keepDraft({ ...own, id: "other" }, values, 1, 1);
    keepDraft({ ...own, text: "nieuw" }, values, 1, 1);
    keepDraft({ ...own, personId: "fons" }, values, 1, 1);
    expect(textIdsWithDrafts("marit")).toEqual(["vorst", "nieuw"]);
    expect(textIdsWithDrafts("mari")).toEqual([]);
  });
  it("are gone once deleted", () => {
    keepDraft(own, values, 1, 1);
    deleteDraft(own);
    expect(draftsOf(owner)).toEqual([]);
  });
});

describe("drafts in the browser that the API had", () => {
  const withoutDraft = { ids: ["other"], requestedAt: 9 };
  beforeEach(() => {
    keepDraft(own, values, 1, 5);
  });

  it("are deleted when it no longer has them", () => {
    markKeptOnline(own, values, 6);
    deleteFinishedDrafts("marit", withoutDraft);
    expect(draftsOf(owner)).toEqual([]);
  });
  it("stay when it still has them, as do those of somebody else", () => {
    markKeptOnline(own, values, 6);
    deleteFinishedDrafts("marit", { ...withoutDraft, ids: ["this"] });
    deleteFinishedDrafts("fons", withoutDraft);
    expect(draftsOf(owner)).toHaveLength(1);
  });
  it("stay when it never had them, or had other values", () => {
    deleteFinishedDrafts("marit", withoutDraft);
    markKeptOnline(own, { ...values, body: "<p>Van</p>" }, 6);
    deleteFinishedDrafts("marit", withoutDraft);
    markKeptOnline(own, values, 6);
    keepDraft(own, { ...values, body: "<p>Vannacht vroor het</p>" }, 3, 7);
    deleteFinishedDrafts("marit", withoutDraft);
    expect(draftsOf(owner)).toMatchObject([{ words: 3 }]);
  });
  it("stay when they have a picture, which is in this browser only", () => {
    const withPicture = { ...values, image: { action: "create" as const, data: "x" } };
    keepDraft(own, withPicture, 1, 5);
    markKeptOnline(own, withPicture, 6);
    deleteFinishedDrafts("marit", withoutDraft);
    expect(draftsOf(owner)).toHaveLength(1);
  });
  it("stay when it got them after the request", () => {
    markKeptOnline(own, values, 10);
    deleteFinishedDrafts("marit", withoutDraft);
    expect(draftsOf(owner)).toHaveLength(1);
  });
});
