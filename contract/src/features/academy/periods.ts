import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";

export const AcademyGroup = z.object({ id: z.uuid(), title: z.string() }).meta({ id: "AcademyGroup" });
export type AcademyGroup = z.infer<typeof AcademyGroup>;

/** A time in which one registers for the academy (docs/product/academy.md#periods). */
export const AcademyPeriod = z
  .object({
    id: z.uuid(),
    title: z.string(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    isOpen: z.boolean(),
    isPassed: z.boolean().describe("ze is voorbij"),
    isUpdatee: z.boolean().describe("of dit lid op de hoogte gehouden wordt"),
    groups: z.array(AcademyGroup),
    homepageIntroRegister: z.string().nullable().describe("voor de startpagina, zolang je je kan inschrijven"),
    homepageIntroKeepUpToDate: z.string().nullable().describe("voor de startpagina, anders"),
    registerPageTextRegister: z.string().nullable().describe("boven het formulier"),
  })
  .meta({ id: "AcademyPeriod" });
export type AcademyPeriod = z.infer<typeof AcademyPeriod>;

export const academyPeriods = {
  current: endpoint({
    method: "GET",
    path: "/sa-enrollment-periods/current",
    access: "public",
    summary: "De inschrijvingsperiode die loopt, anders de volgende, anders de laatste; null zonder",
    response: dataOf(AcademyPeriod.nullable()),
  }),
  listAsUpdatee: endpoint({
    method: "POST",
    path: "/sa-enrollment-periods/{id}/list-as-updatee",
    access: "member",
    summary: "Het bericht vragen dat je krijgt wanneer de inschrijvingen opengaan",
    params: IdParams,
    status: 204,
  }),
  delistAsUpdatee: endpoint({
    method: "POST",
    path: "/sa-enrollment-periods/{id}/delist-as-updatee",
    access: "member",
    summary: "Dat bericht niet meer vragen",
    params: IdParams,
    status: 204,
  }),
};
