import { expect, it, vi } from "vitest";
import { controlledCalls, useFakeBrowser } from "#platform/testing/fake-browser.ts";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { createTickOutbox } from "./tick-outbox.ts";

const browser = useFakeBrowser();

/** An outbox whose calls are answered one by one, by calling `answer`. */
function anOutbox() {
  const sent: string[] = [];
  const { call, answer } = controlledCalls();
  const outbox = createTickOutbox({
    personId: "marit",
    send: (id) => {
      sent.push(id);
      return call();
    },
    finalRefusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  return { ...outbox, sent, answer };
}

it("keeps a tick in the browser while there is no connection, and retries it until it is saved", async () => {
  const { put, states, sent, answer } = anOutbox();
  void put("les-1", true);
  expect([states.get()["les-1"], browser.stored.size]).toEqual([{ kind: "saving", value: true }, 1]);
  await answer(new Error("no network"));
  expect([states.get()["les-1"], browser.stored.size]).toEqual([{ kind: "waiting", value: true }, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  await answer();
  expect([sent, states.get()["les-1"], browser.stored.size]).toEqual([
    ["les-1", "les-1"],
    { kind: "saved", value: true },
    0,
  ]);
});

it("reports that a tick is only in the page when the browser stores nothing, until it is saved", async () => {
  const { put, isOnlyInPage, answer } = anOutbox();
  void put("les-1", true);
  vi.stubGlobal("localStorage", fakeStorage(0).storage);
  void put("les-2", true);
  expect(["les-1", "les-2"].map(isOnlyInPage)).toEqual([false, true]);
  await answer();
  await answer();
  expect(isOnlyInPage("les-2")).toBe(false);
});

it("sends on the next page the ticks that the same person stored, once, and none of other people", async () => {
  browser.stored.set("lesson-tick:marit:les-1", JSON.stringify({ savedAt: 0 }));
  browser.stored.set("lesson-tick:octo:les-2", JSON.stringify({ savedAt: 0 }));
  const { resume, sent } = anOutbox();
  resume();
  resume();
  expect(sent).toEqual(["les-1"]);
});

it("drops the tick of a lesson that was deleted in the meantime, and says why", async () => {
  const { put, states, answer } = anOutbox();
  void put("les-1", true);
  await answer(new RangeError("Deze les is geschrapt."));
  const refused = { kind: "refused", value: true, sentence: "Deze les is geschrapt." };
  expect([states.get()["les-1"], browser.stored.size]).toEqual([refused, 0]);
});
