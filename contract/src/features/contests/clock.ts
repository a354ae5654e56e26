import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

/** Separate from the contests, so that the response about a contest stays the same while time goes by. */
export const clock = {
  now: endpoint({
    method: "GET",
    path: "/clock",
    access: "public",
    background: true,
    summary: "De klok waarmee naar een deadline afgeteld wordt",
    response: dataOf(z.object({ now: z.iso.datetime() })),
  }),
};
