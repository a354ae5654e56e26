import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { PersonDetails } from "#features/people/person-details.ts";
import { DOCUMENT_KINDS } from "./documents.ts";
import { AcademyGroup } from "./periods.ts";
import { AcademyDocument } from "./registrations.ts";

export const StaffAcademyRegistration = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    period: z.object({ id: z.uuid(), title: z.string() }),
    groups: z.array(AcademyGroup),
    files: z.array(AcademyDocument),
    email: z.string(),
    nickname: z.string().describe("van het account"),
    ...PersonDetails.shape,
  })
  .meta({ id: "StaffAcademyRegistration" });
export type StaffAcademyRegistration = z.infer<typeof StaffAcademyRegistration>;

const Filters = z.object({
  periodId: z.uuid().optional(),
  groupId: z.uuid().optional(),
  q: SearchText.describe("een stuk van de naam of het e-mailadres"),
});
export type AcademyRegistrationFilters = z.output<typeof Filters>;
export const StaffAcademyRegistrationsQuery = staffListQuery(["createdAt", "name"], "DESC").extend(Filters.shape);
export type StaffAcademyRegistrationsQuery = z.output<typeof StaffAcademyRegistrationsQuery>;

const access = "manageAcademy";
const PATH = "/staff/sa-registrations";

export const staffAcademyRegistrations = {
  list: endpoint({
    method: "GET",
    path: PATH,
    access,
    summary: "Kantoor: inschrijvingen voor de academie",
    query: StaffAcademyRegistrationsQuery,
    response: pageOf(StaffAcademyRegistration),
  }),
  get: endpoint({
    method: "GET",
    path: `${PATH}/{id}`,
    access,
    summary: "Kantoor: een inschrijving voor de academie",
    params: IdParams,
    response: dataOf(StaffAcademyRegistration),
  }),
  file: endpoint({
    method: "GET",
    path: `${PATH}/{id}/files/{kind}`,
    access,
    summary: "Kantoor: wat iemand meestuurde",
    params: IdParams.extend({ kind: z.enum(DOCUMENT_KINDS) }),
    produces: "application/octet-stream",
  }),
  csv: endpoint({
    method: "GET",
    path: `${PATH}/csv`,
    access,
    summary: "Kantoor: inschrijvingen als csv",
    query: Filters,
    produces: "text/csv",
  }),
  zip: endpoint({
    method: "GET",
    path: `${PATH}/zip`,
    access,
    summary: "Kantoor: alle bestanden van inschrijvingen in een zip",
    query: Filters,
    produces: "application/zip",
  }),
};
