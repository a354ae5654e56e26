import { guardsIn } from "../guard.ts";

const TEXTS = "api/src/features/texts/texts";
const DRAFTS = "api/src/features/texts/drafts/drafts.test.ts";
const FRONT_PAGE = "api/src/features/texts/front-page/front-page.test.ts";
const CONTENT = "api/src/features/content";
const CANARY = ["api/src/canary.test.ts"];

export const textGuards = [
  ...guardsIn(`${TEXTS}/text.policy.ts`, [`${TEXTS}/texts.test.ts`, ...CANARY], {
    "A private text is visible to its author only": ['eb("text.is_private", "=", sql.lit(false)),', ""],
    "Lists for visitors contain no text for members": [
      'return viewer ? shown : shown.where("text.members_only", "=", sql.lit(false));',
      "return shown;",
    ],
    "A visitor cannot open a text for members": [
      'eb.and([isShown(eb), eb("text.members_only", "=", sql.lit(false))])',
      "eb.and([isShown(eb)])",
    ],
    "Only the author of a text can change it": [
      'db.selectFrom("texts as text").where("text.author_id", "=", viewer.id);',
      'db.selectFrom("texts as text");',
    ],
    "Feeds and sitemaps contain only what visitors may see": [
      "listedTexts({ db, viewer: undefined });",
      "membersTexts(db);",
    ],
  }),
  ...guardsIn(`${TEXTS}/text.policy.ts`, ["api/src/features/texts/tracking/tracking.test.ts"], {
    "Only the author and staff see how often a text is read": [
      "viewer?.id === text.author_id || (viewer?.staffRights ?? []).length > 0;",
      "viewer?.id === text.author_id || (viewer?.staffRights ?? []).length > -1;",
    ],
  }),
  ...guardsIn(`${TEXTS}/text.policy.ts`, ["api/src/features/moderation/hidden-texts.test.ts"], {
    "A text hidden by staff is not visible to others": ['eb("text.hidden_at", "is", null),', ""],
  }),
  ...guardsIn("api/src/features/texts/front-page/promote-text.ts", [FRONT_PAGE], {
    "A text of a few words does not lead the front page": ["if (before.wordCount < LEAD_WORDS) throw tooShort();", ""],
    "One text leads the front page": ["await releaseLead(tx, ctx);", ""],
  }),
  ...guardsIn("api/src/features/texts/front-page/staff-texts.ts", [FRONT_PAGE], {
    "Staff promote only texts that visitors may read": [
      "  publicTexts(db)",
      '  db.selectFrom("texts as text").where("text.published_at", "is not", null)',
    ],
    "Staff cannot promote a text of their own": ['.where("text.author_id", "!=", viewer.id)', ""],
    "Two simultaneous choices of a lead wait for each other": [
      'lockName(tx, "front-page")',
      "sql`select 1`.execute(tx)",
    ],
  }),
  ...guardsIn(
    "api/src/features/texts/front-page/staff-texts.ts",
    ["api/src/features/personal-data/erasing-races.test.ts"],
    {
      "Choosing a lead locks texts in the order in which an erasure does": [
        "or is_lead order by id for no key update",
        "or is_lead order by id desc for no key update",
      ],
    },
  ),
  ...guardsIn("api/src/features/texts/front-page/get-front-page.ts", [FRONT_PAGE], {
    "The front page shows no lead that the viewer may not read": [
      "const chosen = await selectWithAuthor(listedTexts(ctx))",
      'const chosen = await selectWithAuthor(ctx.db.selectFrom("texts as text"))',
    ],
  }),
  ...guardsIn(`${TEXTS}/operations/update-text.ts`, ["api/src/features/moderation/hidden-texts.test.ts"], {
    "A hidden text that changes returns to moderation": [
      "if (text.hidden_at && isChanged) await returnToModeration(tx, text.id, now);",
      "",
    ],
  }),
  ...guardsIn(`${TEXTS}/text.policy.ts`, ["api/src/features/staff/staff-people/blocking.test.ts"], {
    "Texts of blocked people are not visible to others": ['notOfBlocked(eb.ref("text.author_id")),', ""],
  }),
  ...guardsIn(
    `${TEXTS}/operations/update-text.ts`,
    [
      `${TEXTS}/writing.test.ts`,
      `${TEXTS}/texts.test.ts`,
      "api/src/features/contests/participations/entered-texts.test.ts",
    ],
    {
      "A text in a running contest stays private": ["if (!isPrivate) await refuseWhileEntered(tx, text.id);", ""],
      "Saving a text that was changed in another window is refused": ["if (!isStored) throw changedElsewhere();", ""],
      "A picture from elsewhere is not replaced unnoticed": ["!isRewritten && keepsPicture &&", "!isRewritten &&"],
      "Genres from elsewhere are not replaced unnoticed": [
        "return chosen.join() === [...new Set(genres)].toSorted((one, other) => one - other).join();",
        "return chosen !== undefined;",
      ],
      "A changed text keeps its previous state as a version": ["if (isRewritten) await addVersion(tx, text);", ""],
    },
  ),
  ...guardsIn("api/src/features/texts/drafts/draft.policy.ts", [DRAFTS], {
    "A draft is visible to its author only": ['.where("draft.author_id", "=", viewer.id)', ""],
  }),
  ...guardsIn("api/src/features/texts/drafts/operations/keep-draft.ts", [DRAFTS], {
    "Keeping a draft of somebody else's text is refused": [
      "if (!own) throw notFound(",
      "if (!own && false) throw notFound(",
    ],
    "The number of drafts per person is limited": ["if (count >= MAX_DRAFTS)", "if (count >= MAX_DRAFTS && false)"],
    "Keeping a draft cannot overwrite somebody else's draft": [
      'doUpdateSet(values).where("drafts.author_id", "=", viewer.id)',
      "doUpdateSet(values)",
    ],
  }),
  ...guardsIn("api/src/features/texts/drafts/operations/delete-draft.ts", [DRAFTS], {
    "A person discards only their own drafts": ['.where("author_id", "=", viewer.id)', ""],
    "Discarding a draft does not discard what another device wrote since it was read": [
      '.where("updated_at", "<=", new Date(readAt))',
      "",
    ],
    "A person who discards a draft that was changed in the meantime is told so": [
      'if (await ownDrafts(db, viewer).select("draft.id").where("draft.id", "=", id).executeTakeFirst())',
      "if (false)",
    ],
  }),
  ...guardsIn("api/src/features/texts/reactions/like-text.ts", ["api/src/features/texts/reactions/reactions.test.ts"], {
    "A person's like is counted once": ["if (!liked) return;", ""],
    "A removed like is subtracted once": ["if (!unliked) return;", ""],
  }),
  ...guardsIn(
    "api/src/features/texts/reactions/report-text.ts",
    ["api/src/features/texts/reactions/reactions.test.ts"],
    {
      "Reporting one's own text is refused": ["if (text.author_id === viewer.id) throw refused(OWN);", ""],
      "Reports are limited per person": ['await limitRate(ctx, config.limits.reports, "report", viewer.id);', ""],
    },
  ),
  ...guardsIn(`${TEXTS}/queries/lock-visible-text.ts`, ["api/src/features/texts/reactions/reactions.test.ts"], {
    "Concurrent likes are all counted": ['.forNoKeyUpdate("text")', ""],
  }),
  ...guardsIn(
    "api/src/features/texts/tracking/tracking-token.ts",
    ["api/src/features/texts/tracking/tracking.test.ts"],
    {
      "A tracking token with a wrong signature is refused": [
        'if (!sameSecret(signature, sign(config.secret, "tracking", ...parts))) return undefined;',
        "",
      ],
      "A tracking token expires": [
        "if (later(new Date(Number(issuedAt)), TOKEN_LIFETIME) <= now) return undefined;",
        "",
      ],
      "Reads of one's own text are not counted": [
        "const reads = textPermissions(ctx.viewer, text).track;",
        "const reads = true;",
      ],
    },
  ),
  ...guardsIn("api/src/features/texts/tracking/count-once.ts", ["api/src/features/texts/tracking/tracking.test.ts"], {
    "A tracking token is counted once": ["if (!used) return;", ""],
    "Reads of a text that became private are not counted": [
      '.where("text.id", "=", visit.textId),',
      '.clearWhere().where("text.id", "=", visit.textId),',
    ],
  }),
  ...guardsIn(`${CONTENT}/products/product.policy.ts`, [`${CONTENT}/products/products.test.ts`], {
    "A product is visible from its moment of publication": ['.where("product.published_at", "<=", now)', ""],
  }),
  ...guardsIn(`${CONTENT}/products/product.rules.ts`, [`${CONTENT}/products/products.test.ts`], {
    "A product that is sold does not offer its whole file for download": [
      "hasFile && price > 0 && !fileIsExcerpt",
      "false",
    ],
  }),
  ...guardsIn(`${CONTENT}/alumni/alumnus.policy.ts`, [`${CONTENT}/alumni/alumni.test.ts`], {
    "An alumnus is visible from the moment of publication": ['.where("alumnus.published_at", "<=", now)', ""],
  }),
  ...guardsIn(`${CONTENT}/team/team-tile.policy.ts`, [`${CONTENT}/team/team-tiles.test.ts`], {
    "A team tile is visible from the moment of publication": ['.where("tile.published_at", "<=", now)', ""],
  }),
  ...guardsIn(
    "api/src/features/content/articles/article.policy.ts",
    ["api/src/features/content/articles/articles.test.ts"],
    {
      "An article is visible from its moment of publication": ['.where("article.published_at", "<=", now)', ""],
    },
  ),
  ...guardsIn("api/src/features/content/pages/page.policy.ts", ["api/src/features/content/pages/pages.test.ts"], {
    "A page is visible from its moment of publication": ['.where("page.published_at", "<=", now)', ""],
    "A page is visible on its own site only": ['.where("page.site", "=", ctx.site)', ""],
  }),
  ...guardsIn(
    "api/src/features/texts/downloads/queries/download-text.ts",
    ["api/src/features/texts/downloads/downloads.test.ts"],
    { "Downloads of a text are limited per person": ['await limitMember(ctx, "downloads");', ""] },
  ),
  ...guardsIn(
    "api/src/features/texts/downloads/queries/download-all-texts.ts",
    ["api/src/features/texts/downloads/downloads.test.ts"],
    { "Downloads of all texts are limited per person": ['await limitMember(ctx, "downloads");', ""] },
  ),
  ...guardsIn(
    "api/src/features/texts/downloads/epub-pages.ts",
    ["api/src/features/texts/downloads/downloads.test.ts"],
    {
      "Text in a book is escaped": ["escapeHtml(text));", "text);"],
    },
  ),
  ...guardsIn("api/src/features/media/images/store-image.ts", ["api/src/features/media/images/images.test.ts"], {
    "Pictures of more than fifty million pixels are refused": [
      "if (width * height > MAX_PIXELS) throw invalid({ [field]: TOO_MANY_PIXELS });",
      "",
    ],
    "Pictures that are too narrow are refused": [
      "if (Math.max(width / height, height / width) > MAX_RATIO) throw invalid({ [field]: TOO_NARROW });",
      "",
    ],
    "Only pictures whose content is png or jpeg are accepted": [
      'if (metadata?.format !== "png" && metadata?.format !== "jpeg") throw invalid({ [field]: WRONG_IMAGE_KIND });',
      "if (!metadata) throw invalid({ [field]: WRONG_IMAGE_KIND });",
    ],
    "Pictures of less than forty points a side are refused": [
      "if (tooSmall) throw invalid({ [field]: tooSmall });",
      "",
    ],
  }),
  ...guardsIn(
    "api/src/features/media/images/create-image.ts",
    ["api/src/features/media/images/images.test.ts", "api/src/features/media/images/images-form.test.ts"],
    {
      "Uploads are limited per person": ['await limitMember(ctx, "uploads");', ""],
    },
  ),
  ...guardsIn("api/src/features/texts/versions/own-versions.ts", [`${TEXTS}/writing.test.ts`], {
    "A version is visible to the author of its text only": [
      "editableTexts(db, viewer)",
      'db.selectFrom("texts as text")',
    ],
  }),
  ...guardsIn(
    "api/src/features/texts/genres/staff-genres.module.ts",
    ["api/src/features/texts/genres/merging-genres.test.ts"],
    {
      "Merging a genre waits for saving or deleting something with that genre": [", lock: lockLinked", ""],
      "Merging a genre and renaming it wait for each other": [", lock: lockGenres", ""],
    },
  ),
  ...guardsIn(
    "api/src/features/texts/genres/operations/merge-genres.ts",
    ["api/src/features/texts/genres/merging-genres.test.ts"],
    {
      "Merging a genre gives up when it would make others wait for long": [
        "await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);",
        "",
      ],
      "Merging a genre locks the people who chose it before anything else": [", ...Object.keys(GENRE_ARRAYS)]", "]"],
    },
  ),
  ...guardsIn("api/src/platform/slugs.ts", ["api/src/platform/slugs.test.ts"], {
    "A reserved slug is never claimed": ["if (reserved.includes(slug)) continue;", ""],
  }),
  ...guardsIn("api/src/platform/slugs.ts", [`${TEXTS}/texts.test.ts`], {
    "A text that is not public does not claim a slug": [
      "if (isPublic) return claimSlug(title, claim, reserved);",
      "return claimSlug(title, claim, reserved);",
    ],
    "A slug that was public is not released": ["if (!wasPublic && slug !== before) {", "if (slug !== before) {"],
  }),
  ...guardsIn(
    "api/src/features/discovery/search/delete-unused-words.ts",
    ["api/src/features/discovery/search/title-words.test.ts"],
    {
      "Deleting a word of the spelling corrections waits for titles that are being saved": [
        "await sql`lock table search_words in share row exclusive mode`.execute(tx);",
        "",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/discovery/search/find-hits.ts",
    ["api/src/features/discovery/search/searching-many-texts.test.ts"],
    {
      "A page far down a list does not read all texts": [
        "Math.min(page * perPage, most + perPage)",
        "page * perPage + (most - most)",
      ],
    },
  ),
  ...guardsIn("contract/src/features/discovery/search.ts", ["api/src/features/discovery/search/search.test.ts"], {
    "The size of a page is limited, except for lists that are shown as a whole": [
      "perPage <= maxPerPage(models)",
      "true",
    ],
  }),
  ...guardsIn("api/src/platform/search/search-words.ts", ["api/src/features/discovery/search/spelling.test.ts"], {
    "Spelling is corrected only with words from titles that the viewer may see": [
      'where ${isVisible(sql.ref("alike.word"))}',
      'where true or ${isVisible(sql.ref("alike.word"))}',
    ],
  }),
];
