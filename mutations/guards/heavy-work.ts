import { guardsIn } from "../guard.ts";

const EXPORTS = "api/src/features/contests/contest-exports";
const IMAGES = "api/src/features/media/images";
const HEAVY = "api/src/platform/heavy-work";

export const heavyWorkGuards = [
  ...guardsIn(`${HEAVY}/read-rich-text.ts`, ["api/src/heavy-calls.test.ts"], {
    "Long markup is sanitized outside the main thread": ["html.length <= MAX_INLINE_LENGTH", "html.length >= 0"],
    "Markup that is too complex to read is refused": [
      "if (!read) throw tooComplex();",
      'if (!read) return { html: "", wordCount: 1, isEmpty: false, opening: "", openingLines: "" };',
    ],
  }),
  ...guardsIn("api/src/platform/rich-text.ts", ["api/src/platform/rich-text.test.ts"], {
    "Markup that exceeds its limit after sanitizing is refused": [
      "(result.html.length <= MAX_HTML_LENGTH ? result : undefined)",
      "result",
    ],
  }),
  ...guardsIn(
    "api/src/features/discovery/search/search.module.ts",
    ["api/src/features/discovery/search/searching-courses.test.ts"],
    {
      "Responses with thousands of rows are made one at a time, and few may wait per network": [
        "q.perPage > MAX_PER_PAGE ?",
        "q.perPage > 1e9 ?",
      ],
    },
  ),
  ...guardsIn(`${HEAVY}/fair-queue.ts`, [`${HEAVY}/fair-queue.test.ts`], {
    "Heavy work waiting for one person is limited": [
      "if (pending > maxPending) throw tooManyPending();",
      "if (pending > 1e9) throw tooManyPending();",
    ],
    "The queue for heavy work has a limited length": [
      "if (pending === 0 && byPerson.size >= concurrency + maxPeople) throw busy();",
      "if (pending === -1) throw busy();",
    ],
    "Heavy work of one person runs one at a time": [
      "return await personQueue(() => shared(work));",
      "return await shared(work);",
    ],
  }),
  ...guardsIn(`${HEAVY}/heavy-work.ts`, [`${HEAVY}/heavy-work.test.ts`], {
    "Heavy work is stopped after its time limit": [
      "signal: AbortSignal.timeout(task.timeoutSeconds * 1000),",
      "signal: AbortSignal.timeout(1e9),",
    ],
    "Threads for heavy work have no environment variables": ["env: {},", ""],
  }),
  ...guardsIn(`${IMAGES}/store-image.ts`, [`${IMAGES}/images.test.ts`], {
    "Pictures with too many scans are refused": [
      "if (scans > MAX_SCANS || scans * width * height > MAX_SCANNED_PIXELS) throw",
      "if (scans * width * height > MAX_SCANNED_PIXELS) throw",
    ],
    "Renditions of pictures are made in the queue of their owner": [
      "await heavy.pictures(ownerId ?? EDITORIAL_QUEUE, () => drawn(upload))",
      "await drawn(upload)",
    ],
  }),
  ...guardsIn("api/src/platform/http/body-parsers.ts", ["api/src/platform/http/wire.test.ts"], {
    "A JSON body with too many values is refused": [
      "hasTooManyValues(body) ? done(tooLarge()) : parseObject",
      "body.length < 0 ? done(tooLarge()) : parseObject",
    ],
    "A JSON body that is not an object is refused": [
      "if (error || isObject) done(error, body);",
      "if (error || body) done(error, body);",
    ],
  }),
  ...guardsIn("api/src/features/texts/drafts/operations/keep-draft.ts", ["api/src/heavy-calls.test.ts"], {
    "Saving drafts is limited per person": ['await limitRate(ctx, config.limits.drafts, "draft", viewer.id);', ""],
  }),
  ...guardsIn("api/src/features/texts/texts/operations/create-text.ts", ["api/src/heavy-calls.test.ts"], {
    "Creating texts is limited per person": ['await limitMember(ctx, "texts");', ""],
  }),
  ...guardsIn("api/src/features/texts/texts/operations/update-text.ts", ["api/src/heavy-calls.test.ts"], {
    "Updating texts is limited per person": ['await limitMember(ctx, "texts");', ""],
  }),
  ...guardsIn("api/src/features/accounts/settings/operations/update-profile.ts", ["api/src/heavy-calls.test.ts"], {
    "Updating a profile is limited per person": ['await limitMember(ctx, "texts");', ""],
  }),
  ...guardsIn("api/src/features/contests/contests/contest-input.ts", ["api/src/heavy-calls.test.ts"], {
    "Saving contests is limited per person": ['await limitMember(ctx, "texts");', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, [`${EXPORTS}/contest-exports.test.ts`], {
    "A booklet omits texts that are too long to typeset": ["contribution.id) <= ${MAX_BYTES}", "contribution.id) > 0"],
  }),
  ...guardsIn("api/src/features/discovery/feeds/feed.ts", ["api/src/features/discovery/feeds/feeds.test.ts"], {
    "A feed omits texts that are too long": [
      "case when octet_length(${body}) <= ${MAX_BODY_BYTES} then",
      "case when octet_length(${body}) >= 0 then",
    ],
  }),
  ...guardsIn(
    "api/src/features/discovery/agenda/agenda-items.ts",
    ["api/src/features/discovery/agenda/agenda.test.ts"],
    {
      "The number of events in a calendar file is limited": ["items: items.slice(0, MAX_AGENDA_ITEMS),", "items,"],
    },
  ),
  ...guardsIn("api/src/platform/pdf/limit-watchdog.ts", ["api/src/platform/pdf/typeset.test.ts"], {
    "Typesetting is stopped after its time limit": ["performance.now() > endsAt || process", "process"],
  }),
];
