import { beforeAll } from "vitest";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

export const PERSON = { ...validPerson, phone: "0470 12 34 56" };
export const BUYER = { ...PERSON, useInvoicingAddress: false };

type Wanted = Parameters<typeof aCourse>[1];

/**
 * Courses that people enrol in, of a house that can be paid, and the calls of a person who enrols, on the
 * organization's site.
 */
export function enrollers(test: TestApi) {
  beforeAll(() => aHouse(test.services));
  const at = (slug: string, call: string) => `/courses/${slug}/${call}`;
  const free = (wanted: Wanted = {}) => aCourse(test.services, { has_enrollments: true, ...wanted });
  return {
    free,
    paid: (wanted: Wanted = {}) => free({ pricing_strategy: "paid", price: 12_000, ...wanted }),
    member: membersOf(test, ["organization", "community"]),
    start: (browser: TestBrowser, slug: string, body = {}) =>
      browser.post(at(slug, "participate/start"), body, "organization"),
    save: (browser: TestBrowser, slug: string, body: object = BUYER) =>
      browser.post(at(slug, "participate/save-data"), body, "organization"),
    read: async (browser: TestBrowser, slug: string) =>
      (await browser.get(at(slug, "participation"), "organization")).body.data,
    enrolmentsOf: (courseId: string) =>
      test.services.db.selectFrom("enrolments").selectAll().where("course_id", "=", courseId).execute(),
  };
}
