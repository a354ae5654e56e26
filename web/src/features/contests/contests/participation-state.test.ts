import { describe, expect, it } from "vitest";
import { participationState } from "./participation-state.ts";

const can = {
  update: false,
  publish: false,
  unpublish: false,
  end: false,
  delete: false,
  invite: false,
  editResult: false,
  message: false,
};
const me = (participation: { finalizedAt: string | null } | null, startParticipation = false) => ({
  me: { isJury: false, hasOrganized: false, isOrganizer: false, participation, can: { ...can, startParticipation } },
});
const finalized = me({ finalizedAt: "2026-11-01T00:00:00Z" }, true);
const started = me({ finalizedAt: null }, true);
const [open, passed] = [
  { isPassed: false, isLoggedIn: true },
  { isPassed: true, isLoggedIn: true },
];

describe("the state of the button on the page of a contest (docs/product/participations.md#button)", () => {
  it.each([
    ["COMPLETED", finalized, open],
    ["COMPLETED", finalized, passed],
    ["CONTEST_ENDED", started, passed],
    ["CONTEST_ENDED", me(null), { isPassed: true, isLoggedIn: false }],
    ["NOT_LOGGED_IN", me(null), { isPassed: false, isLoggedIn: false }],
    ["INCOMPLETE", started, open],
    ["CAN_PARTICIPATE", me(null, true), open],
    ["CANNOT_PARTICIPATE", me(null), open],
  ] as const)("is %s (%#)", (state, contest, viewing) => {
    expect(participationState(contest, viewing)).toBe(state);
  });
});
