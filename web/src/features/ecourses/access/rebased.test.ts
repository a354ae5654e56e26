import { expect, it } from "vitest";
import { rebased } from "./rebased.ts";

it("keeps what others linked and unlinked in the meantime, and what was ticked and unticked here", () => {
  const mine = { before: ["stays", "unticked", "unlinked"], chosen: ["stays", "unlinked", "ticked"] };
  expect(rebased(mine, ["stays", "unticked", "linked"])).toEqual(["stays", "linked", "ticked"]);
});
