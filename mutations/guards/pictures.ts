import { guardsIn } from "../guard.ts";

const IMAGES = "api/src/features/media/images";
const HTTP = "server/src/http";

export const pictureGuards = [
  ...guardsIn("api/src/platform/blocks/block-pictures.ts", ["api/src/platform/blocks/block-pictures.test.ts"], {
    "A block contains pictures of our own media only": ["isMediaAddress(src) ? [src", "src ? [src"],
  }),
  ...guardsIn("api/src/features/media-in-use/picture-visibility.ts", [`${HTTP}/media.test.ts`], {
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
      'viewer && grants(viewer.roles, "managePeople") ? db.selectFrom("users as person") : visiblePeople({ db }),',
      'db.selectFrom("users as person"),',
    ],
  }),
  ...guardsIn("api/src/features/texts/texts/text.pictures.ts", [`${HTTP}/media.test.ts`], {
    "A picture of a text is visible to who may see the text": [
      "visibleTexts({ db, viewer }),",
      'db.selectFrom("texts as text"),',
    ],
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
  ...guardsIn(`${IMAGES}/visible-images.ts`, [`${HTTP}/media.test.ts`], {
    "Pages contain no picture that was taken down": ["from images where taken_down_at is null)", "from images)"],
  }),
];
