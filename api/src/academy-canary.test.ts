import { grants, ROLES } from "@inktvis/contract/access";
import { DOCUMENT_KINDS } from "@inktvis/contract/features/academy/documents";
import { SEARCH_MODELS } from "@inktvis/contract/features/discovery/search";
import { SITEMAP_KINDS } from "@inktvis/contract/features/discovery/sitemap";
import { beforeAll, describe, expect, it } from "vitest";
import { anAcademyRegistration } from "./features/academy/registrations/academy.factory.ts";
import { documentKey } from "./features/academy/registrations/document-store.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { endpointsRevealing, READING_ENDPOINTS } from "./testing/every-endpoint.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * The data and files of a registration for the academy are visible only to the staff who manage the academy. All of it
 * contains one word; everybody else calls every endpoint with every id that could lead to it.
 */

const test = useTestApi();
const WORD = "kanarieblauw";

let ids: string[];
const browsers = new Map<string, TestBrowser>();
const signIn = (id: string) => test.browser().signInAs(id, ["auth", "community", "staff"]);
const withoutAcademy = ROLES.filter((role) => !grants([role], "manageAcademy"));

beforeAll(async () => {
  const { services } = test;
  const applicant = await aPerson(services);
  const { id, key, groupIds } = await anAcademyRegistration(services, {
    user_id: applicant.id,
    email: `${WORD}@werk.example`,
    first_name: WORD,
    last_name: WORD,
    phone: `+32${WORD}`,
    address_street: WORD,
    address_number: WORD,
    address_postal_code: WORD,
    address_city: WORD,
  });
  expect(key).toBe(documentKey({ registrationId: id, kind: "test", extension: "pdf" }));
  await services.files.put(key, Buffer.from(`%PDF-1.4 ${WORD}`), "application/pdf");
  await services.db
    .updateTable("academy_files")
    .set({ name: `${WORD}.pdf` })
    .execute();
  const { id: periodId } = await services.db.selectFrom("academy_periods").select("id").executeTakeFirstOrThrow();
  ids = [id, periodId, applicant.id, ...groupIds];
  const other = await anAcademyRegistration(services);
  browsers.set("a visitor", test.browser());
  browsers.set("another applicant", await signIn(other.userId));
  browsers.set(
    "a person with every role but those that manage the academy",
    await signIn((await aPerson(services, { roles: withoutAcademy })).id),
  );
  browsers.set("the applicant", await signIn(applicant.id));
});

const findings = (browser: TestBrowser, called?: typeof READING_ENDPOINTS) =>
  endpointsRevealing(
    WORD,
    browser,
    {
      parameters: { id: ids, kind: [...SITEMAP_KINDS, ...DOCUMENT_KINDS] },
      queries: [
        { page: "1", perPage: "100", all: "1" },
        { page: "1", q: JSON.stringify({ models: SEARCH_MODELS, text: WORD }) },
        { q: WORD },
      ],
    },
    called,
  );

describe.each(["a visitor", "another applicant", "a person with every role but those that manage the academy"])(
  "%s",
  (caller) => {
    it("finds nothing of a registration for the academy", async () => {
      expect(await findings(browsers.get(caller) ?? test.browser())).toEqual(new Set());
    });
  },
);

describe("the applicant", () => {
  it("finds the names of their own files", async () => {
    const applicant = browsers.get("the applicant") ?? test.browser();
    expect(await findings(applicant, READING_ENDPOINTS)).toEqual(new Set(["academyRegistrations.mine"]));
  });
});

describe("staff who manage the academy", () => {
  it("find it in the staff room, which shows that the word can be found", async () => {
    const admin = await signIn((await aPerson(test.services, { roles: ["admin"] })).id);
    expect(await findings(admin, READING_ENDPOINTS)).toEqual(
      new Set(["list", "get", "file", "csv", "zip"].map((call) => `staffAcademyRegistrations.${call}`)),
    );
  });
});
