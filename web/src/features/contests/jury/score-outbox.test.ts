import { describe, expect, it, vi } from "vitest";
import { controlledCalls, useFakeBrowser } from "#platform/testing/fake-browser.ts";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { createScoreOutbox } from "./score-outbox.ts";

const browser = useFakeBrowser();

/** An outbox whose requests are answered one by one, by calling `answer`. */
function anOutbox() {
  const sent: [string, number | null][] = [];
  const { call, answer } = controlledCalls();
  const outbox = createScoreOutbox({
    personId: "marit",
    send: (id, points) => {
      sent.push([id, points]);
      return call();
    },
    finalRefusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  return { ...outbox, sent, answer };
}

describe("the outbox of scores", () => {
  it("stores a score in the browser until the API has saved it", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 0);
    expect([states.get()["a"], browser.stored.size]).toEqual([{ kind: "saving", value: 0 }, 1]);
    await answer();
    expect([states.get()["a"], browser.stored.size, sent]).toEqual([{ kind: "saved", value: 0 }, 0, [["a", 0]]]);
  });

  it("sends a score, and retries it, even when the browser stores nothing", async () => {
    vi.stubGlobal("localStorage", fakeStorage(0).storage);
    const { put, states, sent, answer } = anOutbox();
    void put("a", null);
    await answer(new Error("no network"));
    expect(states.get()["a"]).toEqual({ kind: "waiting", value: null });
    await vi.advanceTimersByTimeAsync(2_000);
    await answer();
    expect(states.get()["a"]).toEqual({ kind: "saved", value: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it("retries a score after ever longer delays until it is saved", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 70);
    for (const wait of [2_000, 4_000, 8_000]) {
      const before = sent.length;
      await answer(new Error("no network"));
      expect(states.get()["a"]).toEqual({ kind: "waiting", value: 70 });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sent).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(before + 1);
    }
    await answer();
    expect([states.get()["a"], browser.stored.size]).toEqual([{ kind: "saved", value: 70 }, 0]);
  });

  it("sends one score of a contribution at a time, and the one that was typed last as the last", async () => {
    const { put, resume, sent, answer } = anOutbox();
    void put("a", 1);
    void put("a", 2);
    void put("a", 3);
    resume();
    expect(sent).toEqual([["a", 1]]);
    await answer();
    expect(sent).toEqual([
      ["a", 1],
      ["a", 3],
    ]);
    await answer();
    expect(browser.stored.size).toBe(0);
  });

  it("waits for the calls of the page that was left, and sends nothing that was sent or replaced in the meantime", async () => {
    const left = anOutbox();
    const { put, resume, inTurn, drop, states, sent, answer } = anOutbox();
    void left.put("a", 86);
    resume();
    void inTurn("a", async () => void sent.push(["a", 87]));
    expect(sent).toEqual([]);
    await left.answer();
    expect([left.sent, sent]).toEqual([[["a", 86]], [["a", 87]]]);
    expect([states.get()["a"], browser.stored.size]).toEqual([undefined, 0]);

    void left.put("a", 88);
    void inTurn("a", async () => drop("a"));
    const next = anOutbox();
    next.resume();
    await left.answer(new Error("no network"));
    expect([next.sent, next.states.get()["a"]]).toEqual([[], undefined]);
    void put("a", 89);
    await answer();
    expect([...sent, browser.stored.size]).toEqual([["a", 87], ["a", 89], 0]);
  });

  it("discards a score that the API definitively refuses, and shows the sentence of the refusal", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 5);
    await answer(new RangeError("De wedstrijd is afgelopen."));
    expect(states.get()["a"]).toEqual({ kind: "refused", value: 5, sentence: "De wedstrijd is afgelopen." });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, browser.stored.size]).toEqual([1, 0]);
  });

  it("sends on the next page the scores that the same person stored, and none of other people", async () => {
    browser.stored.set("score:marit:a", JSON.stringify({ points: 40, savedAt: 0 }));
    browser.stored.set("score:octo:b", JSON.stringify({ points: 50, savedAt: 0 }));
    const { resume, sent } = anOutbox();
    resume();
    expect(sent).toEqual([["a", 40]]);
  });

  it("discards a stored score when the contribution is judged in another way", async () => {
    const { put, drop, states, sent, answer } = anOutbox();
    void put("a", 5);
    await answer(new Error("no network"));
    drop("a");
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, browser.stored.size, states.get()]).toEqual([1, 0, {}]);
  });
});
