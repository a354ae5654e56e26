import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { Token } from "#layer/fields.ts";

export const DataRequest = z
  .object({
    id: z.uuid(),
    kind: z.enum(["export", "erasure"]),
    status: z.enum(["making", "ready", "expired", "failed", "planned", "cancelled"]),
    askedAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().describe("tot wanneer het bestand klaarstaat, of wanneer alles gewist wordt"),
    size: z.int().nullable().describe("van het bestand, in bytes"),
  })
  .meta({ id: "DataRequest" });
export type DataRequest = z.infer<typeof DataRequest>;

/** Requests about one's own data. */
export const personalData = {
  overview: endpoint({
    method: "GET",
    path: "/me/gdpr",
    access: "member",
    summary: "Wat je over je gegevens vroeg, nieuwste eerst, en wat na een wissing blijft",
    response: dataOf(
      z.object({
        requests: z.array(DataRequest),
        retained: z.array(z.string()).describe("wat na een wissing blijft, en waarom"),
        transferredContests: z.array(z.string()).describe("titels van eigen wedstrijden die het team dan overneemt"),
        transferredOfHouse: z
          .array(z.string())
          .describe("titels van cursussen en activiteiten van het huis of met deelnemers, net zo"),
        mailbox: z.string().describe("waar een mens antwoordt"),
      }),
    ),
  }),
  requestData: endpoint({
    method: "POST",
    path: "/me/gdpr/request-data",
    access: "member",
    summary: "Een kopie van je gegevens vragen; een tweede keer zolang de eerste loopt, verandert niets",
    response: dataOf(DataRequest),
  }),
  requestDelete: endpoint({
    method: "POST",
    path: "/me/gdpr/request-delete",
    access: "member",
    summary: "Vragen om je gegevens te wissen, wat na veertien dagen gebeurt",
    response: dataOf(DataRequest),
  }),
  cancel: endpoint({
    method: "POST",
    path: "/me/gdpr/requests/{id}/cancel",
    access: "member",
    summary: "Een eigen vraag intrekken; van een kopie verdwijnt het bestand",
    params: IdParams,
    status: 204,
  }),
  cancelByLink: endpoint({
    method: "POST",
    path: "/gdpr/cancel",
    access: "public",
    summary: "Een wissing tegenhouden met de link uit de mail",
    body: z.object({ requestId: z.uuid(), token: Token }),
    status: 204,
  }),
  download: endpoint({
    method: "GET",
    path: "/me/gdpr/requests/{id}/download",
    access: "member",
    summary: "De kopie van je gegevens, zeven dagen lang",
    params: IdParams,
    produces: "application/zip",
  }),
};
