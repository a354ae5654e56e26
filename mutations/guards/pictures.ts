import { guardsIn } from "../guard.ts";

const IMAGES = "api/src/features/media/images";
const HTTP = "server/src/http";

export const pictureGuards = [
  ...guardsIn("api/src/platform/blocks/block-pictures.ts", ["api/src/platform/blocks/block-pictures.test.ts"], {
    "A block shows pictures of our own media only": ["isMediaAddress(src) ? [src", "src ? [src"],
  }),
  ...guardsIn("api/src/features/media-in-use/picture-visibility.ts", [`${HTTP}/media.test.ts`], {
    "A picture that was taken down is seen by nobody": [
      '.where("image.taken_down_at", "is", null)',
      '.where("image.id", "is not", null)',
    ],
  }),
  ...guardsIn("api/src/features/media-in-use/files.jobs.ts", ["api/src/features/media-in-use/file-uses.test.ts"], {
    "A download that something still offers stays": [".where(({ not }) => not(isFileUsed()))", ""],
  }),
  ...guardsIn(`${IMAGES}/picture-use.ts`, [`${HTTP}/media.test.ts`], {
    "Nobody keeps the picture of another in sight by pasting its address": [
      "const ownImages = ownerId ? matching.where(sql<boolean>`${ownerId} = image.owner_id`) : matching;",
      "const own = ownerId ? shown : matching;",
    ],
  }),
  ...guardsIn(`${HTTP}/media.ts`, [`${HTTP}/media.test.ts`], {
    "A picture that is not public is seen by who may see what it stands in": [
      "if (!isPublic && !(viewer && (await isPictureVisible({ ...pictureViewer, viewer }, id)))) return sendNotFound(res);",
      "if (!isPublic && !viewer) return sendNotFound(res);",
    ],
  }),
  ...guardsIn("api/src/features/people/people/person.pictures.ts", [`${HTTP}/media.test.ts`], {
    "The portrait of who is blocked is not public": [
      'viewer && grants(viewer.roles, "managePeople") ? db.selectFrom("users as person") : visiblePeople({ db }),',
      'db.selectFrom("users as person"),',
    ],
  }),
  ...guardsIn("api/src/features/texts/texts/text.pictures.ts", [`${HTTP}/media.test.ts`], {
    "A picture of a text is seen by who may see the text": [
      "visibleTexts({ db, viewer }),",
      'db.selectFrom("texts as text"),',
    ],
  }),
  ...guardsIn(`${IMAGES}/visible-images.ts`, [`${HTTP}/media.test.ts`], {
    "Pages show no picture that was taken down": ["from images where taken_down_at is null)", "from images)"],
  }),
];
