import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { pageOf } from "#layer/schemas.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { Instalment } from "./instalments.ts";
import { StaffContact, StaffPaidCourse, StaffPayer } from "./staff-payments.ts";

/** The part of a request that staff see: the reason and the answer are between the participant and the organiser. */
export const StaffInstalment = Instalment.omit({ reason: true, rejectMessage: true })
  .extend({
    enrolmentId: z.uuid(),
    course: StaffPaidCourse.extend({ organizer: StaffContact }),
    person: StaffPayer.nullable(),
  })
  .meta({ id: "StaffInstallment" });
export type StaffInstalment = z.infer<typeof StaffInstalment>;

export const StaffInstalmentsQuery = staffListQuery(["requestedAt"], "ASC").extend({
  q: SearchText.describe(
    "een deel van een naam, een factuurnummer of een gestructureerde mededeling, of een heel mailadres",
  ),
  state: z
    .enum(["overdue", "open", "running"])
    .optional()
    .describe("overdue: een week zonder antwoord; running: goedgekeurd en nog niet alles betaald"),
});
export type StaffInstalmentsQuery = z.output<typeof StaffInstalmentsQuery>;

export const staffInstalments = {
  list: endpoint({
    method: "GET",
    path: "/staff/installments",
    access: "manageMoney",
    summary: "Kantoor: aanvragen om in schijven te betalen, oudste eerst",
    query: StaffInstalmentsQuery,
    response: pageOf(StaffInstalment),
  }),
};
