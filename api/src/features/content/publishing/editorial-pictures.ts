import type { PictureUse, PictureViewer } from "#features/media/images/picture-use.ts";

interface Editorial extends Pick<PictureUse, "all" | "pictures"> {
  /** The rows that everybody may see. */
  listed: (viewer: Pick<PictureViewer, "db" | "now">) => ReturnType<PictureUse["all"]>;
}

/**
 * The pictures of editorial content: everybody sees those of listed rows, people with the right `manageContent` those
 * of all rows.
 */
export const editorialPictures = ({ all, listed, pictures }: Editorial): PictureUse => ({
  all,
  visible: ({ db, viewer, now }) => [
    viewer && viewer.staffRights.includes("manageContent") ? all(db) : listed({ db, now }),
  ],
  pictures,
  isEditorial: true,
});
