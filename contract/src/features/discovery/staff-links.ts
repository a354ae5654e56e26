import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Flag } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";

/** Why a link does not work (docs/product/links.md#checking). */
const LINK_PROBLEMS = ["missing", "gone", "server-error", "unreachable", "insecure", "loop"] as const;
export const LinkProblem = z.enum(LINK_PROBLEMS);
export type LinkProblem = z.infer<typeof LinkProblem>;

export const LinkState = z.enum(["dead", "ignored"]);
export type LinkState = z.infer<typeof LinkState>;

/** The resources of the staff room whose rows hold links. */
export const LINKING_RESOURCES = [
  "articles",
  "pages",
  "landingPages",
  "homepages",
  "faqItems",
  "newsletters",
  "products",
  "alumni",
  "teamTiles",
] as const;

const StaffLink = z
  .object({
    id: z.uuid(),
    url: z.string(),
    isInternal: z.boolean().describe("leidt naar een van onze sites"),
    problem: LinkProblem.nullable(),
    deadSince: z.iso.datetime().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    isIgnored: z.boolean(),
    places: z.array(z.object({ resource: z.enum(LINKING_RESOURCES), id: z.string(), title: z.string() })),
  })
  .meta({ id: "StaffLink" });
export type StaffLink = z.infer<typeof StaffLink>;

export const StaffLinksQuery = staffListQuery(["deadSince", "url"], "DESC").extend({
  q: SearchText.describe("een deel van het adres"),
  state: LinkState.default("dead"),
});

/** Dead links in what the editors wrote. */
export const staffLinks = {
  list: endpoint({
    method: "GET",
    path: "/staff/links",
    access: "manageContent",
    summary: "Kantoor: links die nergens meer heen leiden, met waar ze staan",
    query: StaffLinksQuery,
    response: pageOf(StaffLink),
  }),
  ignore: endpoint({
    method: "PUT",
    path: "/staff/links/{id}/ignored",
    access: "manageContent",
    summary: "Kantoor: een dode link laten staan, of toch niet",
    params: IdParams,
    body: z.object({ isIgnored: Flag }),
    response: dataOf(StaffLink),
  }),
  check: endpoint({
    method: "POST",
    path: "/staff/links/check",
    access: "manageContent",
    summary: "Kantoor: alle teksten van de redactie opnieuw op links lezen",
    status: 202,
  }),
};
