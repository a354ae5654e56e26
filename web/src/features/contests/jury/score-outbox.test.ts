import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "#platform/testing/fake-storage.ts";
import { createScoreOutbox } from "./score-outbox.ts";

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  const { storage, items } = fakeStorage();
  kept = items;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", fakeStorage().storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An outbox whose sends are answered one by one. */
function anOutbox() {
  const sent: [string, number][] = [];
  const answers: { good: () => void; bad: (error: Error) => void }[] = [];
  const outbox = createScoreOutbox({
    personId: "marit",
    send: (id, points) => {
      sent.push([id, points]);
      return new Promise<void>((good, bad) => answers.push({ good, bad }));
    },
    refusalOf: (error) => (error instanceof RangeError ? error.message : undefined),
  });
  const answer = async (error?: Error) => {
    const next = answers.shift();
    if (error) next?.bad(error);
    else next?.good();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...outbox, sent, answer };
}

describe("scores on their way", () => {
  it("stay in the browser until they are kept", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 0);
    expect([states.get()["a"], kept.size]).toEqual([{ kind: "saving", points: 0 }, 1]);
    await answer();
    expect([states.get()["a"], kept.size, sent]).toEqual([{ kind: "saved", points: 0 }, 0, [["a", 0]]]);
  });

  it("are tried again after longer and longer, until they arrive", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 70);
    for (const wait of [2_000, 4_000, 8_000]) {
      const before = sent.length;
      await answer(new Error("no network"));
      expect(states.get()["a"]).toEqual({ kind: "waiting", points: 70 });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sent).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(before + 1);
    }
    await answer();
    expect([states.get()["a"], kept.size]).toEqual([{ kind: "saved", points: 70 }, 0]);
  });

  it("go at once when asked, and one of a contribution at a time: the number typed last is the last to arrive", async () => {
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
    expect(kept.size).toBe(0);
  });

  it("are let go of when the API will never take them, in its words", async () => {
    const { put, states, sent, answer } = anOutbox();
    void put("a", 5);
    await answer(new RangeError("De wedstrijd is afgelopen."));
    expect(states.get()["a"]).toEqual({ kind: "refused", points: 5, sentence: "De wedstrijd is afgelopen." });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, kept.size]).toEqual([1, 0]);
  });

  it("are found again by the next page, of the same person alone", async () => {
    kept.set("score:marit:a", JSON.stringify({ points: 40, savedAt: 0 }));
    kept.set("score:octo:b", JSON.stringify({ points: 50, savedAt: 0 }));
    const { resume, sent } = anOutbox();
    resume();
    expect(sent).toEqual([["a", 40]]);
  });

  it("are dropped when it is judged in another way", async () => {
    const { put, drop, states, sent, answer } = anOutbox();
    void put("a", 5);
    await answer(new Error("no network"));
    drop("a");
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, kept.size, states.get()]).toEqual([1, 0, {}]);
  });
});
