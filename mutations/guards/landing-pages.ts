import { guardsIn } from "../guard.ts";

const LANDING = "api/src/features/content/landing-pages";
const STAFF = [`${LANDING}/staff-landing-pages.test.ts`];

export const landingPageGuards = [
  ...guardsIn(`${LANDING}/landing-page.policy.ts`, [`${LANDING}/landing-pages.test.ts`], {
    "A landing page is visible from its moment of publication": ['.where("landing.published_at", "<=", now)', ""],
    "A landing page is visible on its own site only": ['.where("landing.site", "=", ctx.site)', ""],
  }),
  ...guardsIn(`${LANDING}/landing-page-writing.ts`, STAFF, {
    "Rich text in a block of a landing page is sanitized": ['text: isEmpty ? "" : html', "text: block.text"],
    "The menu of a landing page links only to existing blocks": ["block !== null && !ids.has(block)", "false"],
    "A picture of somebody else cannot be added to a landing page": ["if (foreign.rows.length > 0)", "if (false)"],
  }),
  ...guardsIn("api/src/features/content/publishing/save-content.ts", STAFF, {
    "A landing page that another editor saved in the meantime is not overwritten": [
      "refuseStale(before, input.revision);",
      "",
    ],
  }),
  ...guardsIn("api/src/features/discovery/sitemap/sitemap-kinds.ts", [`${LANDING}/landing-pages.test.ts`], {
    "A landing page that search engines may not show is in no sitemap": ['.where("landing.noindex", "=", false)', ""],
  }),
];
