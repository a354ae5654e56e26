import { guardsIn } from "../guard.ts";

const IMAGES = "api/src/features/media/images";
const HTTP = "server/src/http";
const IN_ECOURSES = "api/src/features/media-in-use/ecourse-pictures.test.ts";
const DESCRIBING = ["api/src/features/media-in-use/describe-picture.test.ts"];

export const pictureGuards = [
  ...guardsIn("api/src/platform/blocks/block-pictures.ts", ["api/src/platform/blocks/block-pictures.test.ts"], {
    "A block contains pictures of our own media only": ["isMediaAddress(src) ? [src", "src ? [src"],
  }),
  ...guardsIn(
    `${IMAGES}/release-removed-pictures.ts`,
    ["api/src/features/contests/contests/changing-contests.test.ts"],
    {
      "Pictures that staff add to a contest belong to its organiser": [
        "viewer.id !== ownerId && added",
        "false && added",
      ],
    },
  ),
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
    "A picture is described by its owner, not by others": [
      "sql`image.owner_id = ${editor.viewer.id}`",
      "sql`image.owner_id = image.owner_id`",
    ],
    "Pictures of editorial content are described only by staff who may change it": [
      'editor.viewer.staffRights.includes("manageContent") && isInStaffRoom',
      "isInStaffRoom",
    ],
    "An editor describes pictures of the house in the staff room only": [" && isInStaffRoom(editor)", ""],
  }),
  ...guardsIn(`${IMAGES}/credited-body.ts`, ["api/src/features/media-in-use/credited-bodies.test.ts"], {
    "The name of the maker of a picture is escaped": ["escapeHtml(maker)", "maker"],
  }),
  ...guardsIn(
    "api/src/features/content/landing-pages/queries/get-landing-page.ts",
    ["api/src/features/media-in-use/credited-bodies.test.ts"],
    {
      "The maker of a picture is named below it in a text of a landing page": [
        "creditedBlocks(shownBlocks(page.blocks, pictures), pictures)",
        "shownBlocks(page.blocks, pictures)",
      ],
    },
  ),
  ...guardsIn(`${IMAGES}/mail-pictures.ts`, ["api/src/features/newsletter/newsletters/newsletters.test.ts"], {
    "No file for mails is made of a picture that was taken down": [
      "if (image && !image.taken_down_at) await",
      "if (image) await",
    ],
  }),
  ...guardsIn("api/src/features/media-in-use/describe-picture.ts", DESCRIBING, {
    "A picture that was taken down cannot be described": [
      '.where("image.taken_down_at", "is", null)',
      '.where("image.id", "is not", null)',
    ],
    "The audit log records who described a picture of somebody else": [
      "if (before.owner_id !== viewer.id)",
      "if (before.owner_id === viewer.id)",
    ],
  }),
  ...guardsIn("api/src/features/contests/contests/contest.pictures.ts", DESCRIBING, {
    "A picture of a contest is described only by managers of the contest": [
      "managedContests(db, viewer)",
      'db.selectFrom("contests as contest")',
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/contributions/queries/get-contribution.ts",
    ["api/src/features/contests/contributions/pictures-of-entries.test.ts"],
    {
      "A juror does not see the maker of a picture in an entry": [
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
    "A picture that is not public requires permission to see what shows it": [
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
    "A picture of a text is visible only to people who may see the text": [
      "visibleTexts({ db, viewer }),",
      'db.selectFrom("texts as text"),',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/ecourse.pictures.ts", [IN_ECOURSES], {
    "A picture of an online course is visible only to people with access to it": [
      "visible: ecoursesSeenBy,",
      'visible: ({ db }) => [db.selectFrom("ecourses as ecourse")],',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/lessons/lesson.pictures.ts", [IN_ECOURSES], {
    "A picture of a deleted lesson is not visible to students": ['.where("lesson.deleted_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/ecourses/assignments/submission.pictures.ts", [IN_ECOURSES], {
    "A picture in a submission is visible only to the maker of that online course": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse")',
    ],
  }),
  ...guardsIn("api/src/features/ecourses/assignments/operations/hand-in-text.ts", [IN_ECOURSES], {
    "Pictures of a submission that is replaced are released": [
      "if (imageIds.length > 0)",
      "if (imageIds.length > 1000)",
    ],
  }),
  ...guardsIn("api/src/features/contests/participations/accepted-rules.pictures.ts", [`${HTTP}/media.test.ts`], {
    "A picture of former rules stays visible to people who accepted them": [
      '"entry.accepted_rules_id",',
      '"accepted.id",',
    ],
  }),
  ...guardsIn(`${IMAGES}/render-pictures.ts`, [`${IMAGES}/render-pictures.test.ts`], {
    "No files are stored for a picture that was deleted while it was rendered": ["if (!image) return;", ""],
    "Runs of the job that renders pictures do not overlap": ["if (clock.now() > until) return;", ""],
    "A very large picture is not rendered as AVIF, which would take minutes and all memory": [
      'format === "webp" || width * height <= MAX_AVIF_PIXELS',
      'format === "webp" || width * height > 0',
    ],
    "Renditions of a picture that was taken down are stored where nobody can find them": [
      "image.taken_down_at ? takenDownKey : imageKey",
      "imageKey",
    ],
  }),
  ...guardsIn(`${IMAGES}/visible-images.ts`, [`${HTTP}/media-taken-down.test.ts`], {
    "Pages contain no picture that was taken down": ["from images where taken_down_at is null", "from images"],
  }),
];
