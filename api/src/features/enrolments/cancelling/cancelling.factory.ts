import type { TestBrowser } from "#testing/test-browser.ts";

/** What the organiser of a course sees and does when it is to be called off. */
export const cancellingDesk = (browser: TestBrowser, { slug }: { slug: string }) => ({
  browser,
  look: async () => (await browser.get(`/courses/${slug}/cancellation`)).body.data,
  cancel: (refund: number, message?: string) => browser.post(`/courses/${slug}/cancel`, { refund, message }),
});
