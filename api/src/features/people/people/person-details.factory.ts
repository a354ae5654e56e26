import { columnsFrom } from "#platform/db/columns.ts";

/** The details that somebody fills in to enter a contest, enrol or register. */
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

/** The columns in which an entry, an enrolment or an account stores all of `validPerson`. */
export const STORED_PERSON = columnsFrom("users", { ...validPerson, phone: "+32470123456" });
