import { guardsIn } from "../guard.ts";

const EXPORTS = "api/src/features/contests/contest-exports";
const IMAGES = "api/src/features/media/images";
const HEAVY = "api/src/platform/heavy-work";

export const heavyWorkGuards = [
  ...guardsIn(`${HEAVY}/read-rich-text.ts`, ["api/src/heavy-calls.test.ts"], {
    "Long markup is not cleaned where everybody waits for it": [
      "html.length <= MAX_INLINE_LENGTH\n",
      "html.length >= 0\n",
    ],
    "Markup that is too intricate to read is refused": [
      "if (!read) throw tooComplex();",
      'if (!read) return { html: "", wordCount: 1, isEmpty: false, opening: "", openingLines: "" };',
    ],
  }),
  ...guardsIn("api/src/platform/rich-text.ts", ["api/src/platform/rich-text.test.ts"], {
    "Markup does not grow past its limit while it is cleaned": [
      "return result.html.length <= MAX_HTML_LENGTH ? result : undefined;",
      "return result;",
    ],
  }),
  ...guardsIn(`${HEAVY}/fair-queue.ts`, [`${HEAVY}/fair-queue.test.ts`], {
    "One person has so much heavy work waiting": [
      "if (pending > MAX_PENDING_PER_PERSON) throw tooManyPending();",
      "if (pending > 1e9) throw tooManyPending();",
    ],
    "The line for heavy work has an end": [
      "if (pending === 0 && byPerson.size >= concurrency + maxPeople) throw busy();",
      "if (pending === -1) throw busy();",
    ],
    "Heavy work of one person is done in turn": [
      "return await personQueue(() => shared(work));",
      "return await shared(work);",
    ],
  }),
  ...guardsIn(`${HEAVY}/heavy-work.ts`, [`${HEAVY}/heavy-work.test.ts`], {
    "Heavy work ends when it takes too long": [
      "signal: AbortSignal.timeout(task.timeoutSeconds * 1000),",
      "signal: AbortSignal.timeout(1e9),",
    ],
    "Threads that do heavy work know no secret of the environment": ["env: {},", ""],
  }),
  ...guardsIn(`${IMAGES}/store-image.ts`, [`${IMAGES}/images.test.ts`], {
    "A picture is drawn in so many scans at most": [
      "if (scans > MAX_SCANS || scans * width * height > MAX_SCANNED_PIXELS) throw",
      "if (scans * width * height > MAX_SCANNED_PIXELS) throw",
    ],
    "Pictures are drawn when it is their owner's turn": [
      "await heavy.pictures(ownerId ?? EDITORIAL_QUEUE, () => renditionsOf(upload))",
      "await renditionsOf(upload)",
    ],
  }),
  ...guardsIn("api/src/platform/http/body-parsers.ts", ["api/src/platform/http/wire.test.ts"], {
    "A body holds so many values at most": [
      "hasTooManyValues(body) ? done(tooLarge()) : parseObject",
      "body.length < 0 ? done(tooLarge()) : parseObject",
    ],
    "A body is an object": ["if (error || isObject) done(error, body);", "if (error || body) done(error, body);"],
  }),
  ...guardsIn("api/src/features/texts/drafts/operations/keep-draft.ts", ["api/src/heavy-calls.test.ts"], {
    "Saving drafts is limited per person": ['await limitRate(ctx, config.limits.drafts, "draft", viewer.id);', ""],
  }),
  ...guardsIn("api/src/features/texts/texts/operations/create-text.ts", ["api/src/heavy-calls.test.ts"], {
    "Creating texts is limited per person": ['await limitRate(ctx, ctx.config.limits.texts, "text", viewer.id);', ""],
  }),
  ...guardsIn("api/src/features/texts/texts/operations/update-text.ts", ["api/src/heavy-calls.test.ts"], {
    "Updating texts is limited per person": ['await limitRate(ctx, ctx.config.limits.texts, "text", viewer.id);', ""],
  }),
  ...guardsIn("api/src/features/accounts/settings/operations/update-profile.ts", ["api/src/heavy-calls.test.ts"], {
    "Updating a profile is limited per person": ['await limitRate(ctx, config.limits.texts, "text", viewer.id);', ""],
  }),
  ...guardsIn("api/src/features/contests/contests/contest-input.ts", ["api/src/heavy-calls.test.ts"], {
    "One person writes about contests so often": [
      'await limitRate(ctx, ctx.config.limits.texts, "text", ctx.viewer.id);',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, [`${EXPORTS}/contest-exports.test.ts`], {
    "A book of entries leaves out what is too long to typeset": [
      "contribution.id) <= ${MAX_BYTES}",
      "contribution.id) > 0",
    ],
  }),
  ...guardsIn("api/src/features/discovery/feeds/feed.ts", ["api/src/features/discovery/feeds/feeds.test.ts"], {
    "A feed leaves out what is too long to read": [
      "case when octet_length(${body}) <= ${MAX_BODY_BYTES} then",
      "case when octet_length(${body}) >= 0 then",
    ],
  }),
  ...guardsIn("api/src/platform/pdf/limit-watchdog.ts", ["api/src/platform/pdf/typeset.test.ts"], {
    "Typesetting ends when it takes too long": ["performance.now() > endsAt || process", "process"],
  }),
];
