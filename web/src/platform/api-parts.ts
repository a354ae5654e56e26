import type { contract } from "@inktvis/contract";

type Feature = keyof typeof contract;

/**
 * Features of the contract that only some pages call, so that other pages do not load their routes; `staff*` means all
 * that begin with it. The routes of a part are in the module `virtual:<part>-routes`; `api` has those that are in none.
 */
export const API_PARTS = {
  staff: ["staff*"],
  writing: ["drafts", "versions"],
  entering: ["participations"],
  enrolment: ["enrolments", "leaving", "payments", "courseInvitations"],
  "waiting-list": ["waitingList"],
  account: ["devices", "secondFactor", "secondStep", "mailPreferences", "settings", "personalData", "decisions"],
  academy: ["academy*"],
  preview: ["contentPreviews"],
  ecourse: ["ecourse*", "lesson*", "certificate*"],
  magazine: ["magazine*"],
  newsletter: ["newsletter*"],
  managing: [
    "participants",
    "participantInvitations",
    "delisting",
    "instalments",
    "courseMailings",
    "attendance",
    "courseEditions",
    "courseCancellation",
    "courseFigures",
    "contributions",
    "contestInvitations",
    "contestMessages",
    "contestExports",
    "invitations",
    "jury",
  ],
  // Called by the server, never by a page.
  feed: ["feeds", "sitemap"],
} as const satisfies Record<string, readonly (Feature | `${string}*`)[]>;

export type ApiPart = keyof typeof API_PARTS;

type Matching<Pattern extends string> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern;
export type FeatureOf<Part extends ApiPart> = Extract<Feature, Matching<(typeof API_PARTS)[Part][number]>>;

const matches = (pattern: string, feature: string) =>
  pattern.endsWith("*") ? feature.startsWith(pattern.slice(0, -1)) : feature === pattern;

/** The part that a feature of the contract is in; undefined for what all pages may call. */
export const partOf = (feature: string) =>
  Object.entries(API_PARTS).find(([, patterns]) => patterns.some((pattern) => matches(pattern, feature)))?.[0];
