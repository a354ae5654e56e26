import { expect } from "vitest";
import type { TestApi } from "#testing/test-api.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

/** Helpers for tests of requesting, confirming and undoing a change of e-mail address. */
export function emailChanges(test: TestApi) {
  const confirm = (input: unknown) => test.browser().post("/me/confirm-change-email", input, "auth");
  const emailOf = async (id: string) =>
    (await test.services.db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst())?.email;

  /** Requests a change; `input` is what the mailed link carries. */
  async function requestChange(personId: string, email = anAddress()) {
    const browser = await test.browser().signInAs(personId, ["account"]);
    const { status } = await browser.put("/me/change-email", { email }, "account");
    const mail = (await test.runJobs()).find(({ to }) => to === email);
    return { status, email, input: linkIn(mail) };
  }

  return {
    confirm,
    emailOf,
    requestChange,

    /** The message of the 410 that the link of an ended request gets. */
    async refusalOf(input: unknown): Promise<string> {
      const { status, body } = await confirm(input);
      expect(status).toBe(410);
      return body.message;
    },

    /** Changes the address of an account; `link` is what the mail to the old address carries. */
    async changeEmail(personId: string, email = anAddress()) {
      const old = await emailOf(personId);
      expect((await confirm((await requestChange(personId, email)).input)).status).toBe(204);
      const mails = await test.runJobs();
      return { old, email, mails, link: linkIn(mails.find(({ to }) => to === old)) };
    },
  };
}
