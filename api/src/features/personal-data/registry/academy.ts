import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import { documentFolder } from "#features/academy/registrations/document-store.ts";
import {
  countryColumn,
  labelledValues,
  lookup,
  nonPersonal,
  personalTable,
  rowsOwnedBy,
  rowsWithin,
} from "../personal-table.ts";

const CONTENT = nonPersonal("Wat het huis zelf uitgeeft, door het huis geschreven.");
const ofOwnRegistrations = rowsWithin("registration_id", "academy_registrations", "user_id");

/** The writing academy: registrations with their documents, and people who want to hear of the next period. */
export const academyTables = {
  academy_periods: CONTENT,
  academy_groups: CONTENT,
  academy_uploads: nonPersonal("Hoogstens een dag: welke map met bestanden nog bij geen inschrijving hoort."),
  academy_updatees: personalTable("academy_updatees", {
    sections: { "Op de hoogte van inschrijvingen voor de Schrijfacademie": rowsOwnedBy("user_id") },
    columns: { user_id: null, listed_at: "Sinds" },
  }),
  academy_registrations: personalTable("academy_registrations", {
    sections: { "Inschrijvingen voor de Schrijfacademie": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      id: null,
      period_id: lookup("Periode", sql`(select title from academy_periods where id = row.period_id)`),
      user_id: null,
      email: LABELS.email,
      first_name: LABELS.firstName,
      last_name: LABELS.lastName,
      date_of_birth: LABELS.dateOfBirth,
      phone: LABELS.phone,
      address_street: LABELS.addressStreet,
      address_number: LABELS.addressNumber,
      address_postal_code: LABELS.addressPostalCode,
      address_city: LABELS.addressCity,
      address_country: countryColumn,
      created_at: "Ingeschreven",
    },
    erase: async ({ tx, person, files }) => {
      const deleted = await tx
        .deleteFrom("academy_registrations")
        .where("user_id", "=", person.id)
        .returning("id")
        .execute();
      files.push(...deleted.map(({ id }) => documentFolder(id)));
    },
  }),
  academy_registration_groups: personalTable("academy_registration_groups", {
    sections: { "Groepen van de Schrijfacademie waarvoor je je inschreef": rowsOwnedBy("user_id") },
    columns: {
      registration_id: null,
      group_id: lookup("Groep", sql`(select title from academy_groups where id = row.group_id)`),
      user_id: null,
    },
  }),
  academy_files: personalTable("academy_files", {
    sections: { "Bestanden die je meestuurde naar de Schrijfacademie": ofOwnRegistrations },
    order: "kind",
    columns: {
      registration_id: null,
      kind: labelledValues("Soort", { test: "test", motivationLetter: "mini-essay" }),
      name: "Naam van het bestand",
      extension: null,
      size: "Grootte, in bytes",
    },
  }),
};
