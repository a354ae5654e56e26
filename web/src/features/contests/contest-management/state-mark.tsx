import { type ContestState, contestState } from "./contest-state.ts";
import { stateMessages as copy } from "./contest-state.nl.ts";

/** The more there is to do in a state, the more it stands out. Colour is never the only sign: the mark has a word. */
const LOOKS: Record<ContestState, string> = {
  unpublished: "border-dashed border-edge text-ink-soft",
  running: "border-accent-ink bg-wash text-accent-ink",
  passed: "border-accent-ink text-accent-ink",
  ended: "border-edge text-ink-soft",
  shown: "border-edge text-ink",
};

/** The state of a contest as a badge. */
export function StateMark({ contest }: { contest: Parameters<typeof contestState>[0] }) {
  const state = contestState(contest);
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${LOOKS[state]}`}
    >
      {copy[state]}
    </span>
  );
}
