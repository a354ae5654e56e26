import * as z from "zod";
import { endpoint } from "../layer/endpoint.ts";
import { dataOf, pageOf } from "../layer/schemas.ts";
import { staffListQuery } from "../layer/staff-list.ts";

const StaffTerms = z
  .object({
    id: z.int().describe("het nummer van de versie"),
    text: z.string().describe("opgeschoonde HTML"),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable().describe("null: nog een klad"),
    inForce: z.boolean(),
    agreedCount: z.int().describe("leden die met deze versie akkoord gingen"),
  })
  .meta({ id: "StaffTerms" });

export const TermsInput = z.object({ text: z.string().min(1).max(500_000) });

const NumberParams = z.object({ id: z.coerce.number<number>().pipe(z.int32()) });

export const StaffTermsQuery = staffListQuery(["id"]);
export type StaffTermsQuery = z.output<typeof StaffTermsQuery>;

export const staffTerms = {
  list: endpoint({
    method: "GET",
    path: "/staff/terms",
    access: "manageSystem",
    summary: "De versies van de voorwaarden",
    query: StaffTermsQuery,
    response: pageOf(StaffTerms),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/terms/{id}",
    access: "manageSystem",
    summary: "Een versie van de voorwaarden",
    params: NumberParams,
    response: dataOf(StaffTerms),
  }),
  create: endpoint({
    method: "POST",
    path: "/staff/terms",
    access: "manageSystem",
    summary: "Een nieuwe versie beginnen; ze geldt pas wanneer ze gepubliceerd is",
    body: TermsInput,
    response: dataOf(StaffTerms),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/staff/terms/{id}",
    access: "manageSystem",
    summary: "Een klad van de voorwaarden wijzigen; wat gepubliceerd is, ligt vast",
    params: NumberParams,
    body: TermsInput,
    response: dataOf(StaffTerms),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/staff/terms/{id}",
    access: "manageSystem",
    summary: "Een klad van de voorwaarden weggooien",
    params: NumberParams,
    status: 204,
  }),
  publish: endpoint({
    method: "POST",
    path: "/staff/terms/{id}/publish",
    access: "manageSystem",
    summary: "Een klad laten gelden: wie zich vanaf nu registreert, gaat ermee akkoord",
    params: NumberParams,
    response: dataOf(StaffTerms),
  }),
};
