import type { ComponentProps } from "react";
import { StateMark } from "#features/management/state-mark.tsx";
import { type ContestState, contestState } from "./contest-state.ts";
import { stateMessages as copy } from "./contest-state.nl.ts";

const LOOKS: Record<ContestState, ComponentProps<typeof StateMark>["look"]> = {
  unpublished: "unpublished",
  running: "running",
  passed: "waiting",
  ended: "over",
  shown: "shown",
};

/** The state of a contest as a badge. */
export function ContestStateMark({ contest }: { contest: Parameters<typeof contestState>[0] }) {
  const state = contestState(contest);
  return <StateMark look={LOOKS[state]}>{copy[state]}</StateMark>;
}
