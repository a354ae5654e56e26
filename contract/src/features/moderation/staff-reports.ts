import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { Verdict } from "./decisions.ts";
import { Picture } from "#layer/fields.ts";
import { StaffPicture } from "./staff-pictures.ts";
import { typedText } from "#layer/typed-text.ts";

const ReportedAuthor = z.object({ id: z.uuid(), slug: z.string(), nickname: z.string() });

/** A text with open reports, or a hidden one that its author changed; `id` is that of the text. */
const StaffReport = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    author: ReportedAuthor,
    reporterCount: z.int(),
    firstReportedAt: z.iso.datetime(),
    lastReportedAt: z.iso.datetime(),
    decidedBefore: z.boolean().describe("het team besliste al eens over deze tekst"),
    rewritten: z.boolean().describe("verborgen, en gewijzigd sindsdien: wacht bovenaan"),
    thumbnail: Picture.nullable().describe("de eerste afbeelding van de tekst die er nog is"),
    pictureTakenDown: z.boolean().describe("sinds de eerste melding haalde het team een afbeelding van de tekst weg"),
  })
  .meta({ id: "StaffReport" });
export type StaffReport = z.infer<typeof StaffReport>;

/** A report with the body of the text, which staff may read here even if the text has become private since. */
const StaffReportDetail = StaffReport.extend({
  image: Picture.nullable(),
  pictures: z.array(StaffPicture).describe("alle afbeeldingen van de tekst"),
  body: z.string().describe("opgeschoonde HTML, zoals de tekst nu is"),
  revision: z.int().describe("gaat mee met de beslissing: die gaat over wat gelezen werd"),
  private: z.boolean(),
  hidden: z.boolean(),
  reports: z.array(
    z.object({
      reason: z.string().nullable(),
      reporter: z.string().describe("schrijversnaam"),
      createdAt: z.iso.datetime(),
    }),
  ),
  earlier: z.array(
    z.object({ verdict: Verdict, reason: z.string(), decidedAt: z.iso.datetime() }).describe("laatste eerst"),
  ),
}).meta({ id: "StaffReportDetail" });
export type StaffReportDetail = z.infer<typeof StaffReportDetail>;

export const DecisionInput = z.object({
  verdict: Verdict,
  /** Mailed to the author. */
  reason: typedText().trim().min(1).max(2000),
  revision: z.int32(),
});

export const StaffReportsQuery = staffListQuery(["firstReportedAt", "reporterCount"]);
export type StaffReportsQuery = z.output<typeof StaffReportsQuery>;

export const staffReports = {
  list: endpoint({
    method: "GET",
    path: "/staff/reports",
    access: "moderate",
    summary:
      "Kantoor: gemelde teksten waarover nog niet beslist is, verborgen en gewijzigde bovenaan, dan langst wachtende eerst",
    query: StaffReportsQuery,
    response: pageOf(StaffReport),
  }),
  get: endpoint({
    method: "GET",
    path: "/staff/reports/{id}",
    access: "moderate",
    summary: "Kantoor: een gemelde tekst, met de meldingen",
    params: IdParams,
    response: dataOf(StaffReportDetail),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/reports/{id}/decide",
    access: "moderate",
    summary: "Kantoor: beslissen over een gemelde tekst: laten staan of verbergen; de auteur krijgt de reden",
    params: IdParams,
    body: DecisionInput,
    response: dataOf(z.object({ id: z.uuid().describe("van de beslissing") })),
  }),
};
