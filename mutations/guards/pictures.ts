import { guardsIn } from "../guard.ts";

const IMAGES = "api/src/features/media/images";
const HTTP = "server/src/http";
const IN_ECOURSES = "api/src/features/media-in-use/ecourse-pictures.test.ts";
const DESCRIBING = ["api/src/features/media-in-use/describe-picture.test.ts"];

export const pictureGuards = [
  ...guardsIn("api/src/platform/blocks/block-pictures.ts", ["api/src/platform/blocks/block-pictures.test.ts"], {
    "A block contains pictures of our own media only": ["isMediaAddress(src) ? [src", "src ? [src"],
  }),
  ...guardsIn(`${IMAGES}/settle-pictures.ts`, ["api/src/features/contests/contests/changing-contests.test.ts"], {
    "What staff puts into a contest belongs to its organiser": ["viewer.id !== ownerId && added", "false && added"],
  }),
  ...guardsIn("api/src/features/media-in-use/images.jobs.ts", ["api/src/features/media-in-use/images.jobs.test.ts"], {
    "A picture that somebody may still be saving is not swept": ['.where("image.created_at", "<", before)', ""],
  }),
  ...guardsIn("api/src/features/media-in-use/picture-visibility.ts", [`${HTTP}/media-taken-down.test.ts`], {
    "A picture that was taken down is visible to nobody": [
      '.where("image.taken_down_at", "is", null)',
      '.where("image.id", "is not", null)',
    ],
  }),
  ...guardsIn(
    "api/src/features/media/images/shown-images.ts",
    ["api/src/features/ecourses/progress/export-ecourse.test.ts"],
    {
      "A downloaded book has no picture that was taken down": [
        '.where("image.taken_down_at", "is", null)',
        '.where("image.id", "is not", null)',
      ],
      "A downloaded book has no picture of somebody else": [
        "image.owner_id = ${ownerId}::uuid",
        "${ownerId} is not null",
      ],
    },
  ),
  ...guardsIn("api/src/features/media-in-use/picture-visibility.ts", DESCRIBING, {
    "Its owner says what a picture shows, and not everybody": [
      "sql`image.owner_id = ${editor.viewer.id}`",
      "sql`image.owner_id = image.owner_id`",
    ],
    "Only who may change editorial content describes its pictures": [
      'editor.viewer.staffRights.includes("manageContent") && isInStaffRoom',
      "isInStaffRoom",
    ],
    "An editor describes pictures of the house in the staff room only": [" && isInStaffRoom(editor)", ""],
  }),
  ...guardsIn(`${IMAGES}/credited-body.ts`, ["api/src/features/media-in-use/credited-bodies.test.ts"], {
    "The name of who made a picture is no markup": ["escapeHtml(maker)", "maker"],
  }),
  ...guardsIn(
    "api/src/features/content/landing-pages/queries/get-landing-page.ts",
    ["api/src/features/media-in-use/credited-bodies.test.ts"],
    {
      "Who made a picture stands below it in a text of a landing page": [
        "creditedBlocks(shownBlocks(page.blocks, pictures), pictures)",
        "shownBlocks(page.blocks, pictures)",
      ],
    },
  ),
  ...guardsIn(`${IMAGES}/mail-pictures.ts`, ["api/src/features/newsletter/newsletters/newsletters.test.ts"], {
    "No file is made of a picture that was taken down, for mails": [
      "if (image && !image.taken_down_at) await",
      "if (image) await",
    ],
  }),
  ...guardsIn("api/src/features/media-in-use/describe-picture.ts", DESCRIBING, {
    "A picture that was taken down is not described": [
      '.where("image.taken_down_at", "is", null)',
      '.where("image.id", "is not", null)',
    ],
    "The audit log tells who described a picture of somebody else": [
      "if (before.owner_id !== viewer.id)",
      "if (before.owner_id === viewer.id)",
    ],
  }),
  ...guardsIn("api/src/features/contests/contests/contest.pictures.ts", DESCRIBING, {
    "A picture of a contest is described by who manages the contest": [
      "managedContests(db, viewer)",
      'db.selectFrom("contests as contest")',
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/contributions/queries/get-contribution.ts",
    ["api/src/features/contests/contributions/pictures-of-entries.test.ts"],
    {
      "A juror does not read who made the picture of an entry": [
        "entry.image && { ...entry.image, maker: null }",
        "entry.image",
      ],
    },
  ),
  ...guardsIn("api/src/features/media-in-use/files.jobs.ts", ["api/src/features/media-in-use/file-uses.test.ts"], {
    "A file that is still offered as a download is not deleted": [".where(({ not }) => not(isFileUsed()))", ""],
  }),
  ...guardsIn(`${IMAGES}/picture-use.ts`, [`${HTTP}/media.test.ts`], {
    "Pasting the address of somebody else's picture does not retain that picture": [
      "const ownImages = ownerId ? matching.where(sql<boolean>`${ownerId} = image.owner_id`) : matching;",
      "const own = ownerId ? shown : matching;",
    ],
  }),
  ...guardsIn(`${HTTP}/media.ts`, [`${HTTP}/media.test.ts`], {
    "A picture that is not public requires permission to see what it stands in": [
      "if (!isPublic && !(viewer && (await isPictureVisible({ ...pictureViewer, viewer }, id)))) return sendNotFound(res);",
      "if (!isPublic && !viewer) return sendNotFound(res);",
    ],
  }),
  ...guardsIn("api/src/features/people/people/person.pictures.ts", [`${HTTP}/media.test.ts`], {
    "The portrait of a blocked person is not public": [
      'viewer?.staffRights.includes("managePeople") ? db.selectFrom("users as person") : visiblePeople({ db }),',
      'db.selectFrom("users as person"),',
    ],
  }),
  ...guardsIn("api/src/features/texts/texts/text.pictures.ts", [`${HTTP}/media.test.ts`], {
    "A picture of a text is visible to who may see the text": [
      "visibleTexts({ db, viewer }),",
      'db.selectFrom("texts as text"),',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/ecourse.pictures.ts", [IN_ECOURSES], {
    "A picture of an online course is visible to who reaches it": [
      "visible: ecoursesSeenBy,",
      'visible: ({ db }) => [db.selectFrom("ecourses as ecourse")],',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/lessons/lesson.pictures.ts", [IN_ECOURSES], {
    "A picture of a deleted lesson is visible to no student": ['.where("lesson.deleted_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/ecourses/assignments/submission.pictures.ts", [IN_ECOURSES], {
    "A picture that was handed in is visible to the maker of that online course only": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse")',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/assignments/operations/hand-in-text.ts", [IN_ECOURSES], {
    "A text that is replaced lets go of its pictures": ["if (imageIds.length > 0)", "if (imageIds.length > 1000)"],
  }),
  ...guardsIn("api/src/features/contests/participations/accepted-rules.pictures.ts", [`${HTTP}/media.test.ts`], {
    "A picture of former rules is visible to who accepted those": ['"entry.accepted_rules_id",', '"accepted.id",'],
  }),
  ...guardsIn(`${IMAGES}/render-pictures.ts`, [`${IMAGES}/render-pictures.test.ts`], {
    "Nothing is stored of a picture that was deleted while its sizes were made": ["if (!image) return;", ""],
    "Runs that draw pictures do not pile up": ["if (clock.now() > until) return;", ""],
    "A very high picture does not take minutes and the memory of the process": [
      'format === "webp" || width * height <= MAX_AVIF_PIXELS',
      'format === "webp" || width * height > 0',
    ],
    "The sizes of a picture that staff took down are where nobody finds them": [
      "image.taken_down_at ? takenDownKey : imageKey",
      "imageKey",
    ],
  }),
  ...guardsIn(`${IMAGES}/visible-images.ts`, [`${HTTP}/media-taken-down.test.ts`], {
    "Pages contain no picture that was taken down": ["from images where taken_down_at is null", "from images"],
  }),
];
