import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { IdParams } from "#layer/schemas.ts";
import { Picture } from "#layer/fields.ts";
import { typedText } from "#layer/typed-text.ts";

/** A picture in the staff room. */
export const StaffPicture = z
  .object({
    id: z.uuid(),
    picture: Picture.nullable().describe("null wanneer ze weggehaald is"),
    takenDownAt: z.iso.datetime().nullable(),
    takenDownBecause: z.string().nullable().describe("wat de eigenaar te lezen kreeg"),
  })
  .meta({ id: "StaffPicture" });
export type StaffPicture = z.infer<typeof StaffPicture>;

export const staffPictures = {
  takeDown: endpoint({
    method: "POST",
    path: "/staff/pictures/{id}/take-down",
    access: "moderate",
    summary: "Kantoor: een afbeelding overal weghalen; wie ze opzette, krijgt de reden",
    params: IdParams,
    body: z.object({ reason: typedText().trim().min(1).max(2000) }),
    status: 204,
  }),
  putBack: endpoint({
    method: "POST",
    path: "/staff/pictures/{id}/put-back",
    access: "moderate",
    summary: "Kantoor: een weggehaalde afbeelding terugzetten waar ze stond",
    params: IdParams,
    status: 204,
  }),
};
