import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** A task that records when it starts and ends on demand. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // Lets the next task start.
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, end };
}

describe("the fair queue", () => {
  it("runs the tasks of others before more tasks of the same person", async () => {
    const enqueue = createFairQueue({ concurrency: 2, maxPeople: 10 });
    const { begun, work, end } = createWork();
    for (const name of ["a1", "a2", "a3", "b1", "c1"]) void enqueue(name.slice(0, 1), work(name));
    await end("");
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "c1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
    await end("a2");
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });

  it("continues after a failure", async () => {
    const enqueue = createFairQueue({ concurrency: 1, maxPeople: 10 });
    const broken = enqueue("a", () => Promise.reject(new Error("kapot")));
    await expect(broken).rejects.toThrow("kapot");
    expect(await enqueue("a", async () => "heel")).toBe("heel");
  });

  it("refuses too many pending tasks of one person, until some are done", async () => {
    const enqueue = createFairQueue({ concurrency: 1, maxPeople: 10 });
    const { work, end } = createWork();
    for (let number = 0; number < 11; number++) void enqueue("a", work(`a${number}`));
    await expect(enqueue("a", work("a11"))).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/\.$/),
    });
    await end("a0");
    void enqueue("a", work("a11"));
    void enqueue("b", work("b1"));
  });

  it("refuses when too many people wait, and accepts again later", async () => {
    const enqueue = createFairQueue({ concurrency: 1, maxPeople: 2 });
    const { begun, work, end } = createWork();
    for (const name of ["a", "b", "c"]) void enqueue(name, work(name));
    await expect(enqueue("d", work("d"))).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/\.$/) });
    for (const name of ["a", "b", "c"]) await end(name);
    void enqueue("d", work("d"));
    await end("");
    expect(begun).toEqual(["a", "b", "c", "d"]);
  });
});
