import { ApiError } from "@inktvis/contract/layer/client";
import type { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { assignmentOf } from "./assignment-of.ts";

const assignmentIn = (lesson: () => object) =>
  assignmentOf({ query: async () => lesson() } as unknown as QueryClient, crypto.randomUUID());
const refusedWith = (status: number) =>
  assignmentIn(() => {
    throw new ApiError(status, "error", "Dit lukt niet.");
  });

it("a lesson that was deleted, is not open to the viewer or has no assignment counts as one without", async () => {
  expect(await assignmentIn(() => ({ assignment: "Schrijf over regen." }))).toBe("Schrijf over regen.");
  expect(await assignmentIn(() => ({ assignment: null }))).toBeNull();
  for (const status of [404, 410]) expect(await refusedWith(status)).toBeNull();
});

it("a lesson that could not be read does not count as one without an assignment", async () => {
  for (const status of [429, 500, 503]) await expect(refusedWith(status)).rejects.toBeInstanceOf(ApiError);
});
