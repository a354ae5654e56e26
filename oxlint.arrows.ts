import type { OxlintOverride } from "oxlint";

/*
 * Which way imports may point (docs/architecture.md#layers): web → contract ← api, features → platform, and of two
 * domains only the later one in the list may import the earlier one.
 */

/** The domains of the API. The contract has the same ones, except the two that hold registries of rows. */
const LAYERED = [
  "media",
  "people",
  "accounts",
  "moderation",
  "texts",
  "inviting",
  "contests",
  "billing",
  "courses",
  "enrolments",
  "ecourses",
  "activities",
  "content",
  "academy",
  "magazine",
  "newsletter",
  "content-versions",
  "profiles",
  "media-in-use",
  "invitation-kinds",
  "notifications",
  "staff",
  "discovery",
  "personal-data",
];
const ON_PAGES = [
  "media",
  "session",
  "management",
  "people",
  "moderation",
  "texts",
  "inviting",
  "contests",
  "courses",
  "enrolments",
  "ecourses",
  "activities",
  "accounts",
  "content",
  "academy",
  "magazine",
  "newsletter",
  "profiles",
  "notifications",
  "personal-data",
  "discovery",
  "staff",
];
export const DOMAINS = { contract: LAYERED, api: LAYERED, web: ON_PAGES };
type Side = keyof typeof DOMAINS;

interface Restriction {
  group: string[];
  message: string;
}

const SIDES: Record<Side, Restriction> = {
  contract: {
    group: ["@inktvis/*", "**/api/**", "**/web/**", "**/server/**"],
    message: "contract/ imports no other package: web → contract ← api.",
  },
  api: {
    group: ["@inktvis/web*", "@inktvis/server*", "**/web/**", "**/server/**"],
    message: "api/ imports only contract/.",
  },
  web: {
    group: ["@inktvis/api*", "@inktvis/server*", "**/api/src/**", "**/server/src/**"],
    message: "web/ imports only contract/.",
  },
};

const MODULES: Restriction = {
  group: ["**/*.module.ts", "#**/*.module.ts"],
  message: "A module only registers things, for api.ts: import the file that defines what you need.",
};
const FEATURES: Restriction = { group: ["#features/**"], message: "Code that all features use imports none of them." };
/** Tests, and the files that make data for them, may import from every domain. */
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/*.factory.ts", "**/*.plant.ts"];
/** The levels that may have files: the domain, a noun, its operations or queries, and one level more. */
const DEEPEST = 4;

const restrict = (files: string[], patterns: Restriction[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

function domainsOf(side: Side): OxlintOverride[] {
  return DOMAINS[side].flatMap((domain, place) => {
    const above = DOMAINS[side].slice(place + 1).map((other) => `#features/${other}/**`);
    const upwards = {
      group: above,
      message: `${domain} comes earlier and may not import it: see DOMAINS in oxlint.arrows.ts.`,
    };
    return Array.from({ length: DEEPEST }, (_, depth) => {
      const outside = {
        group: [`${"../".repeat(depth + 1)}**`],
        message: "Import from another folder by its path from the root of the package: #features/…",
      };
      const files = [`${side}/src/features/${domain}/${"*/".repeat(depth)}*.{ts,tsx}`];
      return restrict(files, [SIDES[side], MODULES, outside, ...(above.length > 0 ? [upwards] : [])]);
    });
  });
}

/** Overrides of one rule replace each other: for each file, the last one that matches counts. */
export const arrows: OxlintOverride[] = [
  restrict(
    ["postgres/**"],
    [
      {
        group: ["@inktvis/*", "**/api/**", "**/contract/**", "**/server/**"],
        message: "postgres/ imports no other package.",
      },
    ],
  ),
  ...(Object.keys(DOMAINS) as Side[]).flatMap(arrowsOf),
];

function arrowsOf(side: Side) {
  return [
    restrict([`${side}/**`], [SIDES[side]]),
    restrict([`${side}/src/{platform,layer,ui}/**`], [SIDES[side], MODULES, FEATURES]),
    ...domainsOf(side),
    restrict(
      TESTS.map((files) => `${side}/${files}`),
      [SIDES[side], MODULES],
    ),
  ];
}
