import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";

/** A signed-in browser: one sign-in with its sessions on all sites. */
export const Device = z
  .object({
    id: z.uuid(),
    name: z.string().describe("welke browser, in woorden"),
    signedInAt: z.iso.datetime(),
    seenAt: z.iso.datetime().describe("tot op een uur"),
    isCurrent: z.boolean(),
    withSecondStep: z.boolean().describe("of er bij het aanmelden een tweede stap was"),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof Device>;

export const devices = {
  list: endpoint({
    method: "GET",
    path: "/me/devices",
    access: "member",
    summary: "Waar je aangemeld bent; dit toestel eerst, dan wat het laatst gebruikt werd",
    response: dataOf(z.array(Device)),
  }),
  end: endpoint({
    method: "DELETE",
    path: "/me/devices/{id}",
    access: "member",
    summary: "Eén toestel afmelden, op alle sites tegelijk",
    params: IdParams,
    status: 204,
  }),
  endOthers: endpoint({
    method: "POST",
    path: "/me/devices/end-others",
    access: "member",
    summary: "Al je andere toestellen afmelden",
    status: 204,
  }),
  endAll: endpoint({
    method: "POST",
    path: "/me/devices/end-all",
    access: "member",
    summary: "Overal afmelden, ook op dit toestel",
    status: 204,
  }),
};
