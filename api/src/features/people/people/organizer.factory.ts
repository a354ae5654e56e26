import type { Role } from "@inktvis/contract/access";
import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "./person.factory.ts";

/**
 * Organisers who create things of one kind through the API:
 * `organizers(test, { role: "contest_organizer", path: "/contests" })`.
 */
export function organizers(test: TestApi, { role, path }: { role: Role; path: string }) {
  async function signedIn(...roles: Role[]) {
    const person = await aPerson(test.services, { roles });
    return { person, browser: await test.browser().signInAs(person.id) };
  }
  const anOrganizer = () => signedIn(role);
  return {
    signedIn,
    anOrganizer,
    async aStaffMember() {
      return (await signedIn("admin")).browser;
    },
    /**
     * Creates something with this body as a new organiser; returns it, the organiser and their browser. @throws when it
     * is refused
     */
    async make(sent: object) {
      const organizer = await anOrganizer();
      const { status, body } = await organizer.browser.post(path, sent);
      if (status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(body)}`);
      return { ...organizer, made: body.data };
    },
  };
}
