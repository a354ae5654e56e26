import { test as base, type BrowserContext } from "@playwright/test";
import { countRequests } from "./settled.ts";

export { expect } from "@playwright/test";
export { mailbox } from "./mailbox.ts";
export { settled } from "./settled.ts";
export { signIn } from "./sign-in.ts";
export { siteUrl } from "./sites.ts";

interface Watch {
  /** Console errors and failed requests that this test allows. */
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
    // Navigation cancels pending requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      note(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/**
 * Fails a test on any console error or failed request, on each of its pages, including those in contexts that it
 * creates itself.
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
