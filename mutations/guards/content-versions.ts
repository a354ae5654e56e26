import { guardsIn } from "../guard.ts";

const VERSIONS = "api/src/features/content-versions";
const PREVIEWS = [`${VERSIONS}/previews.test.ts`];
const PLANS = [`${VERSIONS}/plans.test.ts`];
const KINDS = [`${VERSIONS}/content-kinds.test.ts`];
const TESTS = [`${VERSIONS}/versions.test.ts`];

export const contentVersionGuards = [
  ...guardsIn(
    "api/src/features/content/pages/page-writing.ts",
    ["api/src/features/content/pages/staff-pages.test.ts"],
    {
      "A page takes no subpages too deep": [" + parent.levelsBelow", ""],
    },
  ),
  ...guardsIn(`${VERSIONS}/content-version.policy.ts`, PREVIEWS, {
    "The link of a preview ends after a day": ['.where("version.shared_until", ">", now)', ""],
    "A preview takes a link that we signed": ["idOfSigned(ctx.config.secret, PURPOSE, token)", 'token.split(".")[0]'],
    "Who may not edit sees a preview only while it is shared": ["isEditor ? ctx.db", "true ? ctx.db"],
    "Visitors open a limited number of previews": ["if (!isEditor) await limitRate", "if (false) await limitRate"],
    "Editors open as many previews as they like": ["if (!isEditor) await limitRate", "await limitRate"],
  }),
  ...guardsIn(`${VERSIONS}/queries/get-content-preview.ts`, PREVIEWS, {
    "A preview is shown on its own site only": ["if (page.site !== ctx.site) throw versionGone();", ""],
  }),
  ...guardsIn(`${VERSIONS}/preview-version.ts`, PREVIEWS, {
    "A preview saves nothing": ["throw undone;", "return;"],
  }),
  ...guardsIn(`${VERSIONS}/content-version.pictures.ts`, PREVIEWS, {
    "A picture of a version that is not shared is visible to editors only": [
      "listed: sharedVersions",
      'listed: ({ db }) => db.selectFrom("content_versions as version")',
    ],
  }),
  ...guardsIn(`${VERSIONS}/version-use.ts`, PREVIEWS, {
    "Who may not edit sees in a preview nothing else that is planned": ["isEditor ? appearsAt : ctx.now", "appearsAt"],
  }),
  ...guardsIn(`${VERSIONS}/version-use.ts`, PLANS, {
    "A plan that was withdrawn meanwhile is not carried out": [
      "if (taken.numDeletedRows === 0n) throw versionGone();",
      "",
    ],
    "A plan is carried out on the revision that it was made on": ["{ ...change, revision }", "change"],
  }),
  ...guardsIn("api/src/platform/audit/audited-resource.ts", PLANS, {
    "A row of the staff room is locked before its revision is looked at": [" for ${sql.raw(strength)}`", "`"],
  }),
  ...guardsIn(`${VERSIONS}/publish-planned.ts`, PLANS, {
    "An editor hears once that a plan was not carried out": [
      '.where("problem", "is", null)\n      .executeTakeFirst()',
      ".executeTakeFirst()",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/change-plan.ts`, PLANS, {
    "A plan is moved only over what its editor saw": ["refuseStale(current, input.revision);", ""],
    "A plan is not moved over what somebody saved since it was made": [
      "    if (plan.revision !== current.revision) throw planIsStale();\n",
      "",
    ],
    "Versions that were saved are not withdrawn": [
      'if (plan.state !== "planned") throw notPlanned();\n    const version',
      "const version",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/create-version.ts`, PLANS, {
    "A plan is for a moment to come": ["if (at <= now)", "if (false)"],
    "A draft that stays one is not planned": ["current.publishedAt === null && !publishedAt", "false && !publishedAt"],
    "A plan replaces a plan of the same thing only": ['    .where("subject_id", "=", subjectId)\n', ""],
    "A plan replaces a plan, and no version": [
      '    .where("state", "=", "planned")\n    .executeTakeFirst();\n  if (!plan)',
      "    .executeTakeFirst();\n  if (!plan)",
    ],
    "A plan does not replace one that was withdrawn meanwhile": ["if (replaced.length === 0) throw noSuchPlan();", ""],
  }),
  ...guardsIn(`${VERSIONS}/content-version.policy.ts`, [`${VERSIONS}/version-races.test.ts`], {
    "A version that was taken away with its picture is gone": [
      '(refersToGone(error, ["images", "files"]) ? versionGone() : error)',
      "error",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/create-version.ts`, [`${VERSIONS}/version-races.test.ts`], {
    "Nothing stays of the pictures of a draft that another one replaces": [
      "await dropVersionMedia(ctx, tx, [stored]);",
      "void stored;",
    ],
    "A version waits for what is deleted, and the other way round": [
      "if (table) await sql`select from ${sql.table(table)} where id = ${subject_id} for key share`.execute(tx);",
      "",
    ],
  }),
  ...guardsIn("contract/src/features/content-versions/staff-content-versions.ts", KINDS, {
    "A newsletter is sent, and never planned": ['kind === "newsletters" ?', "false ?"],
  }),
  ...guardsIn(`${VERSIONS}/content-kinds.ts`, KINDS, {
    "The preview of an issue tells of no other that is planned": [
      "getIssue(ctx, slug, ctx.othersAt)",
      "getIssue(ctx, slug)",
    ],
  }),
  ...guardsIn(`${VERSIONS}/stored-change.ts`, TESTS, {
    "A version is checked when it is taken back": ["if (!success) throw isOutdated();", ""],
  }),
  ...guardsIn(`${VERSIONS}/trim-versions.ts`, TESTS, {
    "The last version of a thing is never trimmed": ['ranked("place", ">", 1), ', ""],
  }),
];
