import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

/** What an entrant fills in. */
export const DATA = {
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

/** Somebody signed in, with the steps of an entry as they take them. */
export async function anEntrant(test: TestApi, wanted: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, wanted);
  const browser = await test.browser().signInAs(person.id);
  const at = (slug: string) => {
    const path = `/contests/${slug}`;
    return {
      get: () => browser.get(`${path}/participation`),
      feedback: () => browser.get(`${path}/participation/feedback`),
      start: () => browser.post(`${path}/participate/start`),
      choose: (texts: string[]) => browser.post(`${path}/participate/save-contributions`, { texts }),
      save: (data: object = DATA) => browser.post(`${path}/participate/save-data`, data),
      finalize: () => browser.post(`${path}/participate/finalize`),
    };
  };
  const write = (title: string) => aText(test.services, { author_id: person.id, title });
  return { person, browser, at, write };
}
