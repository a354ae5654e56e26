import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";

/* What a passed test earns, and how anybody verifies it (docs/product/ecourses.md#certificates). */

const Printed = z.object({
  kind: z.enum(["certificate", "attest"]).describe("een attest is van de test van een les"),
  ecourseTitle: z.string().describe("zoals die was"),
  lessonTitle: z.string().nullable().describe("bij een attest"),
  name: z.string().nullable().describe("zoals die erop staat; null wanneer er nog geen is, of wanneer die gewist is"),
  earnedAt: z.iso.datetime(),
});

/** A certificate as anybody who has its code sees it. */
export const VerifiedCertificate = Printed.meta({ id: "VerifiedCertificate" });
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>;

/** A certificate as the person who earned it sees it. */
export const Certificate = Printed.extend({ id: z.uuid(), code: z.string() }).meta({ id: "Certificate" });
export type Certificate = z.infer<typeof Certificate>;

export const CertificateNameInput = z.object({ name: typedLine().trim().min(2).max(255) });

export const certificates = {
  mine: endpoint({
    method: "GET",
    path: "/me/certificates",
    access: "member",
    summary: "De certificaten en attesten die je behaalde, laatst behaald eerst",
    response: dataOf(z.array(Certificate)),
  }),
  pdf: endpoint({
    method: "GET",
    path: "/export/certificates/{id}/pdf",
    access: "member",
    summary: "Je certificaat als PDF; 422 zolang er geen naam op staat",
    params: IdParams,
    produces: "application/pdf",
  }),
  setName: endpoint({
    method: "PUT",
    path: "/certificates/{id}/name",
    access: "member",
    summary: "Je naam op een certificaat zetten dat er nog geen heeft; 422 wanneer er al een op staat",
    params: IdParams,
    body: CertificateNameInput,
    response: dataOf(Certificate),
  }),
  verify: endpoint({
    method: "GET",
    path: "/certificates/{code}",
    access: "public",
    summary: "Nakijken of een certificaat echt is; hoofdletters, streepjes en spaties in de code maken niet uit",
    params: z.object({ code: z.string().max(100) }),
    response: dataOf(VerifiedCertificate),
  }),
};
