import { setImmediate } from "node:timers/promises";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { heavyTask, OVER_LIMIT } from "./heavy-task.ts";
import { count, environment, fail, loopForever, exhaustMemory } from "./heavy-work.fixture.ts";
import { openHeavyWork } from "./heavy-work.ts";

const heavy = openHeavyWork(pino({ level: "silent" }));
afterAll(() => heavy.close());

const task = <Input, Output>(
  work: (input: Input, reportProgress: (progress: number) => void) => Output,
  timeoutSeconds = 20,
) => heavyTask(new URL("heavy-work.fixture.ts", import.meta.url).href, work, { timeoutSeconds });

const refusal = { status: 422, message: expect.stringContaining("Maak het korter") };

describe("a task in a thread", () => {
  it("returns its result and reports progress", async () => {
    const reported: number[] = [];
    expect(await heavy.richText("a", (run) => run(task(count), 3, (progress) => void reported.push(progress)))).toBe(3);
    expect(reported).toEqual([1, 2, 3]);
  });

  it.each<[string, () => unknown, number]>([
    ["takes too long", loopForever, 1],
    ["takes too much memory", exhaustMemory, 60],
    // Filling a thread's memory takes most of a minute on a busy machine.
  ])("aborts what %s with a message, and runs the next task", { timeout: 90_000 }, async (_case, work, seconds) => {
    await expect(heavy.richText("a", (run) => run(task(work, seconds), undefined))).rejects.toMatchObject(refusal);
    expect(await heavy.richText("a", (run) => run(task(count), 1))).toBe(1);
  });

  it("throws 422 over its limit, and rethrows other errors", async () => {
    await expect(heavy.richText("a", (run) => run(task(fail), OVER_LIMIT))).rejects.toMatchObject(refusal);
    await expect(heavy.richText("a", (run) => run(task(fail), undefined))).rejects.toThrow("kapot");
  });

  it("does not block the event loop", async () => {
    const state = { isOver: false, turns: 0 };
    const running = heavy
      .richText("a", (run) => run(task(loopForever, 1), undefined))
      .catch(() => void (state.isOver = true));
    for (; !state.isOver; state.turns++) await setImmediate();
    await running;
    expect(state.turns).toBeGreaterThan(1000);
  });

  it("has no environment of this process", async () => {
    expect(await heavy.richText("a", (run) => run(task(environment), undefined))).toEqual([]);
  });
});
