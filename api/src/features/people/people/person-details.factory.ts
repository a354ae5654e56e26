import { columnsFrom } from "#platform/db/columns.ts";

/** What somebody fills in who enters a contest, enrols or registers. */
export const validPerson = {
  firstName: "Anneleen",
  lastName: "Wouters",
  dateOfBirth: "1990-05-17",
  phone: "+32 470 12 34 56",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
};

/** What an entry, an enrolment or an account keeps of somebody who filled in all of `validPerson`. */
export const STORED_PERSON = columnsFrom("users", { ...validPerson, phone: "+32470123456" });
