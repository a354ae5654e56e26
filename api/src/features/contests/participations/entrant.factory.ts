import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

/** Somebody who is signed in, with a function for each step of entering. */
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
      save: (data: object = validPerson) => browser.post(`${path}/participate/save-data`, data),
      finalize: () => browser.post(`${path}/participate/finalize`),
    };
  };
  const write = (title: string) => aText(test.services, { author_id: person.id, title });
  return { person, browser, at, write };
}
