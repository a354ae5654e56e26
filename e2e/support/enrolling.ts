import type { Page } from "@playwright/test";
import { makeCourse, type NewCourse } from "./make-course.ts";
import { apiOf, type Member, memberOf } from "./member.ts";
import { newAccount } from "./new-member.ts";
import { expect } from "./test.ts";

/* What tests of enrolling share: courses, people who enrol, and the parts of the pages. */

export const main = (page: Page) => page.getByRole("main");
export const step = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });
export const order = (page: Page) => page.getByRole("region", { name: "Je bestelling" });
const titled = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
export const enrolmentPage = (slug: string) => `/cursussen/${slug}/inschrijven`;
/** Chooses an outcome on the page of the till, which then redirects back to our site. */
export const atTill = (page: Page, outcome: string) => page.getByRole("button", { name: outcome, exact: true }).click();

export const PERSON = {
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
const TYPED = {
  Voornaam: PERSON.firstName,
  Familienaam: PERSON.lastName,
  Geboortedatum: PERSON.dateOfBirth,
  Telefoonnummer: PERSON.phone,
  Straat: PERSON.addressStreet,
  Huisnummer: PERSON.addressNumber,
  Postcode: PERSON.addressPostalCode,
  Gemeente: PERSON.addressCity,
};

export async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(value);
}

export const aCourse = (wanted: Partial<NewCourse> = {}) =>
  makeCourse({ title: titled("Water"), hasEnrollments: true, ...wanted });
/** A course of the house: only those sell add-ons. */
export async function aHouseCourse(wanted: Partial<NewCourse> = {}) {
  const [discount] = await apiOf("organization").call<{ id: number }[]>("GET", "/course-discount-types");
  return aCourse({
    by: "admin",
    organizedByCs: true,
    pricingStrategy: "paid",
    price: 120,
    pricingAllowInstallments: false,
    courseDiscountTypes: discount ? [discount.id] : [],
    ...wanted,
  });
}

export async function newMemberOn(page: Page) {
  const member = await memberOf(await newAccount(), "organization");
  await page.context().addCookies(member.cookies());
  return member;
}

/** Goes through the steps up to choosing and paying, without a browser. */
export async function enrolUntilPayment({ call }: Member, slug: string) {
  await call("POST", `/courses/${slug}/participate/start`, {});
  await call("POST", `/courses/${slug}/participate/save-data`, { ...PERSON, useInvoicingAddress: false });
}

export async function expectOrder(page: Page, lines: Record<string, string>) {
  for (const [name, amount] of Object.entries(lines)) {
    const line = order(page).getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]");
    await expect(line).toHaveText(amount.replaceAll(" ", "\u00a0"));
  }
}
