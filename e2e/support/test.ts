import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";
export { mailbox } from "./mailbox.ts";
export { signIn } from "./sign-in.ts";
export { siteUrl } from "./sites.ts";

interface Watch {
  /** What a page may complain of in this test, beside nothing at all. */
  allowedComplaints: RegExp;
}

/** Every page of every test is watched: an error in the console or a request that fails is a failure. */
export const test = base.extend<Watch & { watched: void }>({
  allowedComplaints: [/^nothing$/, { option: true }],
  watched: [
    async ({ context, allowedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!allowedComplaints.test(complaint)) complaints.push(complaint);
      };
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
      await use();
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
