import { test as base, type BrowserContext } from "@playwright/test";
import { countRequests } from "./settled.ts";

export { expect } from "@playwright/test";
export { mailbox } from "./mailbox.ts";
export { settled } from "./settled.ts";
export { signIn } from "./sign-in.ts";
export { siteUrl } from "./sites.ts";

interface Watch {
  /** What a page may complain of in this test, beside nothing at all. */
  allowedComplaints: RegExp;
}

function watch(context: BrowserContext, note: (complaint: string) => void) {
  countRequests(context);
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    // A page that is left takes its requests with it.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      note(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/**
 * Every page of every test is watched, also of the contexts that a test makes by itself: an error in the console or a
 * request that fails is a failure.
 */
export const test = base.extend<Watch & { watched: void }>({
  allowedComplaints: [/^nothing$/, { option: true }],
  watched: [
    async ({ browser, context, allowedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!allowedComplaints.test(complaint)) complaints.push(complaint);
      };
      watch(context, note);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const made = await newContext(options);
        watch(made, note);
        return made;
      };
      await use();
      browser.newContext = newContext;
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
