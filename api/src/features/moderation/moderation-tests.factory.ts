import type { Role } from "@inktvis/contract/access";
import { beforeAll } from "vitest";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

/**
 * Helpers for tests of reports, decisions and appeals. `staff` contains two moderators once the first `beforeAll` has
 * run.
 */
export function moderation(test: TestApi) {
  const signedIn = (...roles: Role[]) => membersOf(test)({ roles });
  const staff = {} as Record<"editor" | "colleague", Awaited<ReturnType<typeof signedIn>>>;
  beforeAll(async () => {
    staff.editor = await signedIn("editor");
    staff.colleague = await signedIn("admin");
  });

  return {
    signedIn,
    staff,

    /** A text with two reports, its author and the first reporter. */
    async textWithReports() {
      const [author, first, second] = [await signedIn(), await signedIn(), await signedIn()];
      const text = await aText(test.services, { author_id: author.id, title: "Overgeschreven zee" });
      test.clock.advance(1000);
      await first.browser.post(`/texts/${text.slug}/report`, { reason: "Dit is van een ander." });
      test.clock.advance(1000);
      await second.browser.post(`/texts/${text.slug}/report`);
      await test.runJobs();
      return { author, text, reporter: first };
    },

    getReport: (textId: string, browser = staff.editor.browser) => browser.get(`/staff/reports/${textId}`),
    /** The ids of the texts that wait for a decision, in order. */
    idsInQueue: async () =>
      (await staff.editor.browser.get("/staff/reports")).body.data.map(({ id }: { id: string }) => id) as string[],
    decide: (textId: string, verdict: "keep" | "hide", browser = staff.editor.browser, revision = 1) =>
      browser.post(`/staff/reports/${textId}/decide`, { verdict, reason: "Dit schreef een ander.", revision }),
    /** Saves the text as it was written, apart from these changes. */
    rewrite: (browser: TestBrowser, slug: string, change: object = {}) =>
      browser.put(`/texts/${slug}`, {
        title: "Overgeschreven zee",
        body: "<p>Het regende op de polder.</p>",
        genres: [1],
        private: 0,
        ...change,
      }),
    /** Runs all waiting jobs; returns the mails to this person. */
    mailsTo: async ({ email }: { email: string }) => (await test.runJobs()).filter(({ to }) => to === email),
    isVisible: async (slug: string) => (await test.browser().get(`/texts/${slug}`)).status === 200,
  };
}
