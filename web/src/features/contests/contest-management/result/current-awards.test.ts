import { describe, expect, it } from "vitest";
import { awardFor, currentAwards, withAward } from "./current-awards.ts";

const ended = { endedAt: "2026-05-01T10:00:00.000Z" };
const first = { id: "one", state: "winner" as const, place: 1 as const };
const second = { id: "two", state: "mention" as const, place: null };

describe("the laureates in a form that was restored after a reload", () => {
  it("do not include an entry that is gone or declared invalid", () => {
    const entries = [
      { id: "one", state: "none" as const },
      { id: "two", state: "invalid" as const },
    ];
    expect(currentAwards(ended, entries, [first, second])).toEqual([first]);
    expect(currentAwards(ended, [], [first, second])).toEqual([]);
  });

  it("are not sent once the contest is reopened", () => {
    expect(currentAwards({ endedAt: null }, [{ id: "one", state: "none" }], [first])).toBeUndefined();
  });
});

describe("giving one award to several entries", () => {
  it("replaces the awards that they had and keeps those of other entries", () => {
    const awards = withAward([first, second], ["two", "three"], { state: "shortlist", place: null });
    expect(awards.map(({ id, state }) => [id, state])).toEqual([
      ["one", "winner"],
      ["three", "shortlist"],
      ["two", "shortlist"],
    ]);
    expect(awardFor(awards, "three")).toMatchObject({ state: "shortlist", place: null });
    expect(awardFor(awards, "four")).toEqual({ state: "none", place: null });
  });

  it('takes their awards away with "none"', () => {
    expect(withAward([first, second], ["one", "three"], { state: "none", place: null })).toEqual([second]);
  });
});
