import { expect, it, vi } from "vitest";
import { controlledCalls, useFakeBrowser } from "#platform/testing/fake-browser.ts";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { createAttendanceOutbox } from "./attendance-outbox.ts";

const browser = useFakeBrowser();

/** An outbox whose calls are answered one by one, by calling `answer`. */
function anOutbox(slug = "proza") {
  const sent: string[][] = [];
  const { call, answer } = controlledCalls();
  const outbox = createAttendanceOutbox({
    personId: "marit",
    course: { id: "een", slug },
    send: (ticks) => {
      sent.push(ticks.map(({ participantId, present }) => `${participantId} ${present}`));
      return call();
    },
    finalRefusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  const tick = (participantId: string, present = true) => {
    vi.advanceTimersByTime(1);
    void outbox.put([{ participantId, day: "2026-11-20", present, tickedAt: new Date().toISOString() }]);
  };
  return { ...outbox, sent, answer, tick };
}

it("keeps ticks in the browser without a connection, and sends all of them at once when it is back", async () => {
  const { tick, sent, answer, state, resume } = anOutbox();
  tick("an");
  await answer(new Error("no network"));
  tick("bo");
  await answer(new Error("no network"));
  expect([state.get(), browser.stored.size]).toMatchObject([{ status: { kind: "waiting" }, isStored: true }, 2]);
  sent.length = 0;
  resume();
  expect(sent).toEqual([["an true", "bo true"]]);
  await answer();
  expect([state.get().status, browser.stored.size]).toEqual([{ kind: "saved" }, 0]);
});

it("sends ticks, and retries them, even when the browser stores nothing", async () => {
  vi.stubGlobal("localStorage", fakeStorage(0).storage);
  const { tick, sent, answer, state, resume } = anOutbox();
  tick("an");
  await answer(new Error("no network"));
  tick("an", false);
  await answer(new Error("no network"));
  expect(state.get()).toMatchObject({
    status: { kind: "waiting" },
    ticks: { "an:2026-11-20": { present: false } },
    isStored: false,
  });
  sent.length = 0;
  resume();
  await answer();
  resume();
  expect([sent, state.get()]).toEqual([[["an false"]], { status: { kind: "saved" }, ticks: {}, isStored: true }]);
});

it("sends a tick that changed while it was being sent once more, and keeps the later state", async () => {
  const { tick, sent, answer } = anOutbox();
  tick("an");
  tick("an", false);
  expect(browser.stored.size).toBe(1);
  await answer();
  expect([sent, browser.stored.size]).toEqual([[["an true"], ["an false"]], 1]);
  await answer();
  expect(browser.stored.size).toBe(0);
});

it("drops ticks that are definitively refused, and says why", async () => {
  const { tick, answer, state } = anOutbox();
  tick("an");
  await answer(new RangeError("Kies een andere dag."));
  expect([state.get().status, browser.stored.size]).toEqual([{ kind: "refused", sentence: "Kies een andere dag." }, 0]);
});

it("sends the waiting ticks of a course even after its address changed", async () => {
  const before = anOutbox("proza");
  before.tick("an");
  await before.answer(new Error("no network"));
  const { sent, resume } = anOutbox("proza-voor-beginners");
  resume();
  expect(sent).toEqual([["an true"]]);
});
