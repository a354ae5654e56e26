import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPageOwner, browserItem, tabItem } from "../browser-store.ts";
import { saveTypedWordsOf, registerForm } from "../forms/typed-words.ts";
import { fakeStorage } from "../testing/fake-storage.ts";
import { removeItemsOfOthers } from "./remove-items-of-others.ts";
import { removeItemsOf } from "./personal-items.ts";

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;
let local: Map<string, string>;
let session: Map<string, string>;
beforeEach(() => {
  const [first, second] = [fakeStorage(), fakeStorage()];
  [local, session] = [first.items, second.items];
  vi.stubGlobal("localStorage", first.storage);
  vi.stubGlobal("sessionStorage", second.storage);
});
afterEach(() => void vi.unstubAllGlobals());

const left = () => [...local.keys(), ...session.keys()];
const write = (kind: "draft" | "score" | "typed-words", personId: string, content: object) =>
  (kind === "typed-words" ? tabItem(kind, personId) : browserItem(kind, personId)).set(JSON.stringify(content), "x");

describe("what is kept in a browser", () => {
  it("is written and read by two files alone", () => {
    const root = join(import.meta.dirname, "../..");
    const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        /\b(localStorage|sessionStorage|indexedDB|openDatabase)\b|\bcaches\./.test(
          readFileSync(join(root, file), "utf8"),
        ),
      );
    expect(sources).toEqual(["platform/browser-store.ts", "platform/leaving/personal-items.ts"]);
  });

  it("is found by whose it is, and goes with them from both storages; what is of nobody stays", () => {
    for (const id of ["marit", "octo"]) {
      for (const kind of ["draft", "score", "typed-words"] as const) write(kind, id, { savedAt: NOW });
    }
    browserItem("pending-action").set("like");
    tabItem("after-sync-address").set("/schrijven");
    removeItemsOf("marit");
    expect(left()).toEqual([
      "draft:octo:x",
      "score:octo:x",
      "pending-action",
      "typed-words:octo:x",
      "after-sync-address",
    ]);
  });

  it("is nothing where a browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => setPageOwner("marit")).not.toThrow();
    expect(() => removeItemsOf("marit")).not.toThrow();
  });
});

describe("the words of a form", () => {
  it("come back to who typed them alone", async () => {
    vi.stubGlobal("location", { pathname: "/instellingen/profiel" });
    const values = () => ({ bio: "Schrijft.", password: "geheim" });
    const reopen = () => registerForm("profiel", { values }).restored;
    setPageOwner("marit");
    reopen();
    saveTypedWordsOf("profiel");
    expect([...session.keys()]).toEqual(["typed-words:marit:/instellingen/profiel:profiel"]);
    session.set("typed-words:octo:/elders:x", "{}");
    setPageOwner("octo");
    expect(reopen()).toBeUndefined();
    setPageOwner("marit");
    expect(reopen()).toEqual({ values: { bio: "Schrijft." }, pictures: [] });
    await vi.dynamicImportSettled();
  });

  it("come back at another address of what they are about, and name each picture to choose again until it is", () => {
    const at = (pathname: string) => vi.stubGlobal("location", { pathname });
    const open = (picture: unknown) =>
      registerForm("wedstrijd", { values: () => ({ title: "Water", bannerBig: picture }), subject: "contest-1" });
    at("/beheer/wedstrijden/water/instellingen");
    open({ action: "create", data: "data:image/png;base64,AA" });
    saveTypedWordsOf("wedstrijd");
    at("/beheer/wedstrijden/zout/instellingen");
    for (let reload = 0; reload < 2; reload++) {
      expect(open(undefined).restored).toEqual({ values: { title: "Water" }, pictures: ["bannerBig"] });
      saveTypedWordsOf("wedstrijd");
    }
    open({ action: "delete" });
    saveTypedWordsOf("wedstrijd");
    expect(open(undefined).restored).toMatchObject({ pictures: [] });
  });
});

describe("what is of somebody who is not signed in here", () => {
  it("is looked at by the next page, whoever that is of", async () => {
    write("draft", "marit", { savedAt: NOW, onlineAt: NOW });
    setPageOwner("marit");
    expect(left()).toHaveLength(1);
    setPageOwner("");
    await vi.waitFor(() => expect(left()).toEqual([]));
  });

  it("goes at once where the API has it, whoever is signed in, and stays for its person", () => {
    for (const personId of ["octo", ""]) {
      write("draft", "marit", { savedAt: NOW, onlineAt: NOW });
      removeItemsOfOthers("marit", NOW);
      expect(left()).toEqual(["draft:marit:x"]);
      removeItemsOfOthers(personId, NOW);
      expect(left()).toEqual([]);
    }
  });

  it("stays for fourteen days where nobody else has it: the session may have ended by itself", () => {
    write("draft", "marit", { savedAt: NOW });
    write("score", "marit", { points: 70, savedAt: NOW });
    removeItemsOfOthers("", NOW + 14 * DAY);
    expect(left()).toEqual(["draft:marit:x", "score:marit:x"]);
    removeItemsOfOthers("", NOW + 14 * DAY + 1);
    expect(left()).toEqual([]);
  });

  it("goes at once when somebody else is signed in, whoever has it", () => {
    write("draft", "marit", { savedAt: NOW });
    write("score", "marit", { points: 70, savedAt: NOW });
    removeItemsOfOthers("octo", NOW);
    expect(left()).toEqual([]);
  });

  it("goes from the forms of this tab once somebody else is signed in, and else after two hours", () => {
    write("typed-words", "marit", { savedAt: NOW, values: {} });
    removeItemsOfOthers("", NOW + 2 * HOUR);
    expect(left()).toEqual(["typed-words:marit:x"]);
    removeItemsOfOthers("", NOW + 2 * HOUR + 1);
    expect(left()).toEqual([]);
    write("typed-words", "marit", { savedAt: NOW, values: {} });
    removeItemsOfOthers("octo", NOW);
    expect(left()).toEqual([]);
  });

  it("goes when nobody can tell what it is", () => {
    local.set("draft:marit:x", "{");
    local.set("score:marit:x", "null");
    removeItemsOfOthers("", NOW);
    expect(left()).toEqual([]);
  });
});
