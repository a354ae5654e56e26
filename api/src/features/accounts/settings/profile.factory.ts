import { expect } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestApi } from "#testing/test-api.ts";

/** A signed-in person, with functions to save and read their profile. */
export async function somebody(test: TestApi, wanted: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, wanted);
  const browser = await test.browser().signInAs(person.id);
  /** Saves the profile with these fields. */
  const save = (fields: object) => browser.put("/me", { nickname: person.nickname, ...fields });
  const read = async () => (await browser.get("/me")).body.data;
  return { person, browser, save, read };
}

/** The errors of a refusal, by field. */
export async function errorsOf(answer: Promise<{ status: number; body: any }>) {
  const { status, body } = await answer;
  expect(status).toBe(422);
  return body.errors;
}
