import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { createTickOutbox } from "./tick-outbox.ts";

let stored: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  const { storage, items } = fakeStorage();
  stored = items;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", fakeStorage().storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An outbox whose calls are answered one by one, with `answer`. */
function anOutbox() {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const outbox = createTickOutbox({
    personId: "marit",
    send: (id) => {
      sent.push(id);
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
    finalRefusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  const answer = async (error?: Error) => {
    const next = answers.shift();
    if (error) next?.reject(error);
    else next?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...outbox, sent, answer };
}

it("keeps a tick in the browser without a connection, and sends it again until it is saved", async () => {
  const { put, states, sent, answer } = anOutbox();
  void put("les-1", true);
  expect([states.get()["les-1"], stored.size]).toEqual([{ kind: "saving", value: true }, 1]);
  await answer(new Error("no network"));
  expect([states.get()["les-1"], stored.size]).toEqual([{ kind: "waiting", value: true }, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  await answer();
  expect([sent, states.get()["les-1"], stored.size]).toEqual([["les-1", "les-1"], { kind: "saved", value: true }, 0]);
});

it("says that a tick is only in the page where the browser stores nothing, until it is saved", async () => {
  const { put, isOnlyInPage, answer } = anOutbox();
  void put("les-1", true);
  vi.stubGlobal("localStorage", fakeStorage(0).storage);
  void put("les-2", true);
  expect(["les-1", "les-2"].map(isOnlyInPage)).toEqual([false, true]);
  await answer();
  await answer();
  expect(isOnlyInPage("les-2")).toBe(false);
});

it("sends on the next page what was stored by the same person, once, and nothing of others", async () => {
  stored.set("lesson-tick:marit:les-1", JSON.stringify({ savedAt: 0 }));
  stored.set("lesson-tick:octo:les-2", JSON.stringify({ savedAt: 0 }));
  const { resume, sent } = anOutbox();
  resume();
  resume();
  expect(sent).toEqual(["les-1"]);
});

it("drops the tick of a lesson that was deleted meanwhile, and says why", async () => {
  const { put, states, answer } = anOutbox();
  void put("les-1", true);
  await answer(new RangeError("Deze les is geschrapt."));
  const refused = { kind: "refused", value: true, sentence: "Deze les is geschrapt." };
  expect([states.get()["les-1"], stored.size]).toEqual([refused, 0]);
});
