import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Email, emptyAsNull } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";
import { PersonDetailsInput } from "#features/people/person-details.ts";
import { DOCUMENT_KINDS } from "./documents.ts";
import { AcademyGroup } from "./periods.ts";

/** More than two files of 5 MB need, so that a file that is too large is refused by the rule of its field. */
const BODY_LIMIT_WITH_DOCUMENTS = 12 * 1024 * 1024;
const MAX_GROUPS = 20;

const line = typedLine().trim().min(3).max(255);

/** The fields other than the files (docs/product/academy.md#registrations). */
const AcademyPersonInput = PersonDetailsInput.extend({
  firstName: line,
  lastName: line,
  addressStreet: line,
  addressPostalCode: line,
  addressCity: line,
  email: Email,
  saEnrollmentPeriodGroupIds: z
    .array(z.uuid().toLowerCase())
    .min(1)
    .max(MAX_GROUPS)
    .describe("voor welke groepen; ook als saEnrollmentPeriodGroupIds[0]"),
});

export const AcademyRegistrationInput = AcademyPersonInput.extend({
  test: z.file().describe("pdf, doc of docx van hoogstens 5 MB"),
  motivationLetter: emptyAsNull(z.file()).describe("het mini-essay, zoals de test"),
}).meta({ id: "AcademyRegistrationInput" });
export type AcademyRegistrationInput = z.output<typeof AcademyRegistrationInput>;

export const AcademyDocument = z
  .object({ kind: z.enum(DOCUMENT_KINDS), name: z.string(), size: z.int().describe("in bytes") })
  .meta({ id: "AcademyDocument" });

/** One's own registration. */
export const AcademyRegistration = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    groups: z.array(AcademyGroup),
    files: z.array(AcademyDocument),
    me: z.object({ can: z.object({ withdraw: z.boolean() }) }),
  })
  .meta({ id: "AcademyRegistration" });
export type AcademyRegistration = z.infer<typeof AcademyRegistration>;

export const academyRegistrations = {
  mine: endpoint({
    method: "GET",
    path: "/me/sa-enrollment-periods/{id}/registrations",
    access: "member",
    summary: "Je eigen inschrijvingen in een inschrijvingsperiode",
    params: IdParams,
    response: dataOf(z.array(AcademyRegistration)),
  }),
  register: endpoint({
    method: "POST",
    path: "/sa-enrollment-periods/{id}/register",
    access: "member",
    summary: "Inschrijven voor groepen van de academie, met een test en een mini-essay",
    params: IdParams,
    accepts: "multipart",
    body: AcademyRegistrationInput,
    bodyLimit: BODY_LIMIT_WITH_DOCUMENTS,
    response: dataOf(AcademyRegistration),
    status: 201,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/me/sa-registrations/{id}",
    access: "member",
    summary: "Je eigen inschrijving intrekken, zolang de periode loopt",
    params: IdParams,
    status: 204,
  }),
};
