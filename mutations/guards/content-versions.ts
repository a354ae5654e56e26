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
      "A page does not accept subpages that would be nested too deep": [" + parent.levelsBelow", ""],
    },
  ),
  ...guardsIn(`${VERSIONS}/content-version.policy.ts`, PREVIEWS, {
    "The link of a preview expires": ['.where("version.shared_until", ">", now)', ""],
    "A preview requires a link that we signed": [
      "idOfSigned(ctx.config.secret, PURPOSE, token)",
      'token.split(".")[0]',
    ],
    "People who may not edit see a preview only while it is shared": ["isEditor ? ctx.db", "true ? ctx.db"],
    "Opening previews is limited for visitors": ["if (!isEditor) await limitRate", "if (false) await limitRate"],
    "Opening previews is not limited for editors": ["if (!isEditor) await limitRate", "await limitRate"],
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
    "People who may not edit see nothing else that is planned in a preview": [
      "isEditor ? appearsAt : ctx.now",
      "appearsAt",
    ],
  }),
  ...guardsIn(`${VERSIONS}/version-use.ts`, PLANS, {
    "A plan that was withdrawn in the meantime is not carried out": [
      "if (taken.numDeletedRows === 0n) throw versionGone();",
      "",
    ],
    "A plan is carried out on the revision that it was made on": ["{ ...change, revision }", "change"],
  }),
  ...guardsIn("api/src/platform/audit/audited-resource.ts", PLANS, {
    "A row of the staff room is locked before its revision is checked": [" for ${sql.raw(strength)}`", "`"],
  }),
  ...guardsIn(`${VERSIONS}/publish-planned.ts`, PLANS, {
    "An editor is notified once that a plan was not carried out": [
      '.where("problem", "is", null)\n      .executeTakeFirst()',
      ".executeTakeFirst()",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/change-plan.ts`, PLANS, {
    "A plan is moved only by an editor who saw its latest state": ["refuseStale(current, input.revision);", ""],
    "A plan is not moved when somebody saved the page after it was made": [
      "    if (plan.revision !== current.revision) throw planIsStale();\n",
      "",
    ],
    "Only plans can be withdrawn, not saved versions": [
      'if (plan.state !== "planned") throw notPlanned();\n    const version',
      "const version",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/create-version.ts`, PLANS, {
    "A plan is for a moment in the future": ["if (at <= now)", "if (false)"],
    "A plan that would leave a draft unpublished is refused": [
      "current.publishedAt === null && !publishedAt",
      "false && !publishedAt",
    ],
    "A plan replaces a plan of the same thing only": ['    .where("subject_id", "=", subjectId)\n', ""],
    "A plan replaces only a plan, never a saved version": [
      '    .where("state", "=", "planned")\n    .executeTakeFirst();\n  if (!plan)',
      "    .executeTakeFirst();\n  if (!plan)",
    ],
    "A plan does not replace one that was withdrawn in the meantime": [
      "if (replaced.length === 0) throw noSuchPlan();",
      "",
    ],
  }),
  ...guardsIn(`${VERSIONS}/content-version.policy.ts`, [`${VERSIONS}/version-races.test.ts`], {
    "A version whose picture was deleted is reported as gone": [
      '(refersToGone(error, ["images", "files"]) ? versionGone() : error)',
      "error",
    ],
  }),
  ...guardsIn(`${VERSIONS}/operations/create-version.ts`, [`${VERSIONS}/version-races.test.ts`], {
    "Pictures of a draft that is replaced by another one are deleted": [
      "await deleteVersionMedia(ctx, tx, [stored]);",
      "void stored;",
    ],
    "Storing a version and deleting its subject wait for each other": [
      "if (table) await sql`select from ${sql.table(table)} where id = ${subject_id} for key share`.execute(tx);",
      "",
    ],
  }),
  ...guardsIn("contract/src/features/content-versions/staff-content-versions.ts", KINDS, {
    "A newsletter cannot be planned": ['kind === "newsletters" ?', "false ?"],
  }),
  ...guardsIn(`${VERSIONS}/content-kinds.ts`, KINDS, {
    "The preview of an issue reveals no other planned issue": [
      "getIssue(ctx, slug, ctx.otherContentAt)",
      "getIssue(ctx, slug)",
    ],
  }),
  ...guardsIn(`${VERSIONS}/stored-change.ts`, TESTS, {
    "A version is validated when it is restored": ["if (!success) throw isOutdated();", ""],
  }),
  ...guardsIn(`${VERSIONS}/trim-versions.ts`, TESTS, {
    "The last version of a thing is never trimmed": ['ranked("place", ">", 1), ', ""],
  }),
];
