import * as z from "zod";

/** A place on a waiting list that is not over (docs/product/waiting-list.md#entries). */
export const WaitingListEntry = z
  .object({
    state: z.enum(["waiting", "offered"]).describe("offered: er is een plaats voor je"),
    position: z.int().nullable().describe("de hoeveelste je bent; null zodra er een plaats voor je is"),
    joinedAt: z.iso.datetime(),
    offeredUntil: z.iso.datetime().nullable().describe("zo lang is er een plaats voor je"),
  })
  .meta({ id: "WaitingListEntry" });
export type WaitingListEntry = z.infer<typeof WaitingListEntry>;
