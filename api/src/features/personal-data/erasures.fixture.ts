import { days, hours } from "#platform/clock.ts";
import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";

/** Helpers for members who request erasure, and for what happens once it is due. */
export function erasuresOf(test: TestApi) {
  async function aMember(wanted: Parameters<typeof aPerson>[1] = {}) {
    const person = await aPerson(test.services, wanted);
    return { person, browser: await test.browser().signInAs(person.id, ["community", "account", "staff"]) };
  }
  /** Requests erasure and waits until it is done; returns the mails. */
  async function erased(member: Awaited<ReturnType<typeof aMember>>) {
    await member.browser.post("/me/gdpr/request-delete");
    test.clock.advance(days(14) + hours(1));
    await personalDataJobs.find(({ kind }) => kind.name === "personal-data.erase")?.run(test.services, {});
    return test.runJobs();
  }
  return { aMember, erased };
}
