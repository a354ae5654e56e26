import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { setPageOwner, browserItem, tabItem } from "../browser-store.ts";
import { registerForm, removeStoredInput, storedInputRemover, storeInputOf } from "../forms/stored-input.ts";
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

/** Opens a form until the test ends. */
function openForm(...form: Parameters<typeof registerForm>) {
  const opened = registerForm(...form);
  onTestFinished(opened.unregister);
  return opened;
}

const left = () => [...local.keys(), ...session.keys()];
const write = (kind: "draft" | "score" | "typed-words", personId: string, content: object) =>
  (kind === "typed-words" ? tabItem(kind, personId) : browserItem(kind, personId)).set(JSON.stringify(content), "x");

describe("browser storage", () => {
  it("is used by two files only", () => {
    const root = join(import.meta.dirname, "../..");
    const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\//.test(file))
      .filter((file) =>
        /\b(localStorage|sessionStorage|indexedDB|openDatabase)\b|\bcaches\./.test(
          readFileSync(join(root, file), "utf8"),
        ),
      );
    expect(sources).toEqual(["platform/browser-store.ts", "platform/leaving/personal-items.ts"]);
  });

  it("loses all items of a person who signs out, and keeps those of other people and of nobody", () => {
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

  it("may be switched off in the browser", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => setPageOwner("marit")).not.toThrow();
    expect(() => removeItemsOf("marit")).not.toThrow();
  });
});

describe("the unsaved input of a form", () => {
  it("is restored only for the person who typed it, without passwords", async () => {
    vi.stubGlobal("location", { pathname: "/instellingen/profiel" });
    const values = () => ({ bio: "Schrijft.", password: "geheim" });
    const reopen = () => openForm("profiel", { values }).restored;
    setPageOwner("marit");
    reopen();
    storeInputOf("profiel");
    expect([...session.keys()]).toEqual(["typed-words:marit:/instellingen/profiel:profiel"]);
    session.set("typed-words:octo:/elders:x", "{}");
    setPageOwner("octo");
    expect(reopen()).toBeUndefined();
    setPageOwner("marit");
    expect(reopen()).toEqual({ values: { bio: "Schrijft." }, pictures: [] });
    await vi.dynamicImportSettled();
  });

  it("of a visitor passes to the person who signs in, and comes before what that person typed earlier", async () => {
    vi.stubGlobal("location", { pathname: "/abonnement" });
    const open = (city: string) => openForm("abonnement", { values: () => ({ city, name: "" }) }).restored?.values;
    setPageOwner("marit");
    open("Gent");
    storeInputOf("abonnement");
    setPageOwner("");
    open("Brugge");
    storeInputOf("abonnement");
    setPageOwner("marit");
    await vi.dynamicImportSettled();
    expect(open("")).toEqual({ city: "Brugge" });
    expect(left()).toEqual([]);
  });

  it("is not kept where the browser blocks site data, and the form works without it", () => {
    vi.stubGlobal("location", { pathname: "/inschrijven" });
    const blocked = {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
      configurable: true,
    };
    Object.defineProperty(globalThis, "sessionStorage", blocked);
    expect(openForm("gegevens", { values: () => ({ city: "Gent" }) }).restored).toBeUndefined();
    expect(() => storeInputOf("gegevens")).not.toThrow();
    expect(() => removeStoredInput("gegevens")).not.toThrow();
  });

  it("is removed once a save ends after its form has gone, unless the form was opened again", () => {
    const at = (pathname: string) => vi.stubGlobal("location", { pathname });
    const open = (words: string) => openForm("oordeel", { values: () => ({ words }) });
    setPageOwner("marit");
    at("/jureren/veerpont");
    const first = open("Een sterk begin.");
    storeInputOf("oordeel");
    const removeSaved = storedInputRemover("oordeel");
    first.unregister();
    at("/jureren/getij");
    const second = open("Nog niet klaar.");
    storeInputOf("oordeel");
    removeSaved();
    expect(left()).toEqual(["typed-words:marit:/jureren/getij:oordeel"]);
    second.unregister();
    at("/jureren/veerpont");
    open("Een sterker begin.");
    storeInputOf("oordeel");
    removeSaved();
    expect(left()).toHaveLength(2);
  });

  it("is restored after a change of address, and names a picture to choose again until that is done", () => {
    const at = (pathname: string) => vi.stubGlobal("location", { pathname });
    const open = (picture: unknown) =>
      openForm("wedstrijd", { values: () => ({ title: "Water", bannerBig: picture }), subject: "contest-1" });
    at("/beheer/wedstrijden/water/instellingen");
    open({ action: "create", data: "data:image/png;base64,AA" });
    storeInputOf("wedstrijd");
    at("/beheer/wedstrijden/zout/instellingen");
    for (let reload = 0; reload < 2; reload++) {
      expect(open(undefined).restored).toEqual({ values: { title: "Water" }, pictures: ["bannerBig"] });
      storeInputOf("wedstrijd");
    }
    open({ action: "delete" });
    storeInputOf("wedstrijd");
    expect(open(undefined).restored).toMatchObject({ pictures: [] });
  });
});

describe("personal items of somebody who is not signed in", () => {
  it("are checked when the next page opens, whoever is signed in", async () => {
    write("draft", "marit", { savedAt: NOW, onlineAt: NOW });
    setPageOwner("marit");
    expect(left()).toHaveLength(1);
    setPageOwner("");
    await vi.waitFor(() => expect(left()).toEqual([]));
  });

  it("are removed at once when the API has them too", () => {
    for (const personId of ["octo", ""]) {
      write("draft", "marit", { savedAt: NOW, onlineAt: NOW });
      removeItemsOfOthers("marit", NOW);
      expect(left()).toEqual(["draft:marit:x"]);
      removeItemsOfOthers(personId, NOW);
      expect(left()).toEqual([]);
    }
  });

  it("that are stored nowhere else stay for fourteen days: the session may have expired", () => {
    write("draft", "marit", { savedAt: NOW });
    write("score", "marit", { points: 70, savedAt: NOW });
    removeItemsOfOthers("", NOW + 14 * DAY);
    expect(left()).toEqual(["draft:marit:x", "score:marit:x"]);
    removeItemsOfOthers("", NOW + 14 * DAY + 1);
    expect(left()).toEqual([]);
  });

  it("are removed at once when somebody else is signed in", () => {
    write("draft", "marit", { savedAt: NOW });
    write("score", "marit", { points: 70, savedAt: NOW });
    removeItemsOfOthers("octo", NOW);
    expect(left()).toEqual([]);
  });

  it("of forms are removed after two hours, and at once when somebody else is signed in", () => {
    write("typed-words", "marit", { savedAt: NOW, values: {} });
    removeItemsOfOthers("", NOW + 2 * HOUR);
    expect(left()).toEqual(["typed-words:marit:x"]);
    removeItemsOfOthers("", NOW + 2 * HOUR + 1);
    expect(left()).toEqual([]);
    write("typed-words", "marit", { savedAt: NOW, values: {} });
    removeItemsOfOthers("octo", NOW);
    expect(left()).toEqual([]);
  });

  it("of forms that a visitor filled in stay just as long when somebody signs in, who was that visitor", () => {
    write("typed-words", "", { savedAt: NOW, values: {} });
    removeItemsOfOthers("marit", NOW + 2 * HOUR);
    expect(left()).toEqual(["typed-words::x"]);
    removeItemsOfOthers("marit", NOW + 2 * HOUR + 1);
    expect(left()).toEqual([]);
  });

  it("are removed when they cannot be read", () => {
    local.set("draft:marit:x", "{");
    local.set("score:marit:x", "null");
    removeItemsOfOthers("", NOW);
    expect(left()).toEqual([]);
  });
});
