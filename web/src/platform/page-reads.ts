import type { CallInput } from "@inktvis/contract/layer/client";

/** Calls a handler by its name in the contract, with the session of this visitor. */
export type Call = (name: readonly string[], input: CallInput) => Promise<unknown>;

/** One call of a page, and its outcome. */
type Read = readonly [name: string, input: unknown, outcome: unknown];

/**
 * Collects everything that a page reads from the API, which its ETag is made of. A page reads before it is rendered, in
 * its loaders; a call by a component that is being rendered would not be in the ETag, and is refused.
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
  /** To be called before the page is rendered. Also waits for calls that a loader began without waiting for them. */
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
