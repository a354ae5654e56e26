import type { CallInput } from "@inktvis/contract/layer/client";

/** Calls a handler of the API by its name in the contract. */
export type Call = (name: readonly string[], input: CallInput) => Promise<unknown>;

/** One call of a page, and what came of it. */
type Read = readonly [name: string, input: unknown, outcome: unknown];

/**
 * All that a page reads of the API, in one place: its ETag is made of it. A page reads before it is rendered, in its
 * loaders; a call of a component that is being rendered would not be in the ETag, and is refused.
 */
export function collectReads(call: Call) {
  const reads: [name: string, input: unknown, answer: Promise<unknown>][] = [];
  let isRendering = false;
  const read: Call = async (name, input) => {
    const path = name.join(".");
    if (isRendering) throw new Error(`${path} is read while the page is rendered: read it in the loader`);
    const answer = call(name, input);
    reads.push([path, input, answer]);
    return answer;
  };
  /** To be called before the page is rendered. Also waits for what a loader has begun and does not wait for. */
  const endReads = async (): Promise<Read[]> => {
    isRendering = true;
    const outcomes = await Promise.allSettled(reads.map(([, , answer]) => answer));
    return reads.map(([path, input], index): Read => {
      const outcome = outcomes[index];
      return [path, input, outcome?.status === "fulfilled" ? outcome.value : String(outcome?.reason)];
    });
  };
  return { call: read, endReads };
}

export type EndReads = ReturnType<typeof collectReads>["endReads"];
