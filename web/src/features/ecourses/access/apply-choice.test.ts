import { expect, it } from "vitest";
import { applyChoice } from "./apply-choice.ts";

it("keeps what others linked and unlinked in the meantime, and what was ticked and unticked here", () => {
  const mine = { before: ["stays", "unticked", "unlinked"], chosen: ["stays", "unlinked", "ticked"] };
  expect(applyChoice(mine, ["stays", "unticked", "linked"])).toEqual(["stays", "linked", "ticked"]);
});
