import type { Selectable } from "kysely";
import type { Certificate, VerifiedCertificate } from "@inktvis/contract/features/ecourses/certificates";
import type { Certificates } from "#platform/db/tables.gen.ts";

export const PRINTED_COLUMNS = [
  "certificate.kind",
  "certificate.ecourse_title",
  "certificate.lesson_title",
  "certificate.name",
  "certificate.earned_at",
] as const;
export const CERTIFICATE_COLUMNS = ["certificate.id", "certificate.code", ...PRINTED_COLUMNS] as const;

type Printed = Pick<Selectable<Certificates>, "kind" | "ecourse_title" | "lesson_title" | "name" | "earned_at">;

/** What is printed on a certificate. */
export const printedOf = ({ kind, ecourse_title, lesson_title, name, earned_at }: Printed): VerifiedCertificate => ({
  kind: kind === "attest" ? "attest" : "certificate",
  ecourseTitle: ecourse_title,
  lessonTitle: lesson_title,
  name,
  earnedAt: earned_at.toISOString(),
});

export const certificateOf = (row: Printed & { id: string; code: string }): Certificate => ({
  ...printedOf(row),
  id: row.id,
  code: row.code,
});
