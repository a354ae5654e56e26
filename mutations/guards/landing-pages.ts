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
    "A menu of a landing page leads to blocks that are there": ["block !== null && !ids.has(block)", "false"],
    "A landing page adds no picture of somebody else": ["if (foreign.rows.length > 0)", "if (false)"],
  }),
  ...guardsIn("api/src/features/content/publishing/save-content.ts", STAFF, {
    "What another editor saved meanwhile is not overwritten": ["refuseStale(before, input.revision);", ""],
  }),
  ...guardsIn("api/src/features/discovery/sitemap/sitemap-kinds.ts", [`${LANDING}/landing-pages.test.ts`], {
    "A landing page that search engines may not show is in no sitemap": ['.where("landing.noindex", "=", false)', ""],
  }),
];
