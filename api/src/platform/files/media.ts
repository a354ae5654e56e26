import type { FILE_KINDS } from "@inktvis/contract/layer/staff-fields";

/** The path of uploads on every host. Relative, so that it works on all sites and after a change of domain. */
export const MEDIA_PATH = "/media/";

export const RENDITIONS = ["sm", "default", "profilepicsm"] as const;
export type Rendition = (typeof RENDITIONS)[number];

export const imageFolder = (imageId: string) => `images/${imageId}/`;
export const imageKey = (imageId: string, rendition: Rendition) => `${imageFolder(imageId)}${rendition}.webp`;
/** The key of a rendition while its picture is taken down; in the same folder, which is deleted as a whole. */
export const takenDownKey = (imageId: string, rendition: Rendition) =>
  `${imageFolder(imageId)}taken-down/${rendition}.webp`;

/** Content types of downloads by extension. */
export const DOWNLOAD_TYPES: Record<(typeof FILE_KINDS)[number], string> = {
  pdf: "application/pdf",
  epub: "application/epub+zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
};
export type DownloadExtension = keyof typeof DOWNLOAD_TYPES;
export const isDownloadExtension = (extension: string): extension is DownloadExtension =>
  Object.hasOwn(DOWNLOAD_TYPES, extension);

export const downloadFolder = (id: string) => `files/${id}/`;
/** @param name a slug, used as the file name */
export const downloadKey = (id: string, name: string, extension: DownloadExtension) =>
  `${downloadFolder(id)}${name}.${extension}`;

const DOWNLOAD_KEY = /^files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/([a-z0-9-]+\.([a-z]+))$/;
/** The name and type of a download by its path; undefined for a path that storeFile did not write. */
export function downloadOf(path: string) {
  const [, name = "", extension = ""] = DOWNLOAD_KEY.exec(path.slice(MEDIA_PATH.length)) ?? [];
  return path.startsWith(MEDIA_PATH) && isDownloadExtension(extension)
    ? { name, type: DOWNLOAD_TYPES[extension] }
    : undefined;
}

/** A download as in the contract (`FileLink`); null without one. */
export const fileOf = ({ name, key }: { name: string | null; key: string | null }) =>
  name !== null && key !== null ? { name, url: MEDIA_PATH + key } : null;

const KEY = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(sm|default|profilepicsm)\.webp$/;
/** The picture and rendition of a path; undefined for a path that storeImage did not write. */
export function imageAt(path: string) {
  const [, id, rendition] = KEY.exec(path.slice(MEDIA_PATH.length)) ?? [];
  return path.startsWith(MEDIA_PATH) && id && rendition ? { id, rendition } : undefined;
}
export const isMediaAddress = (path: string) => imageAt(path) !== undefined;

const addressOf = (imageId: string, rendition: Rendition) => MEDIA_PATH + imageKey(imageId, rendition);

interface ImageRow {
  id: string | null;
  width: number | null;
  height: number | null;
}

/** An image as in the contract (`Picture`); null without one. */
export const pictureOf = ({ id, width, height }: ImageRow) =>
  id !== null && width !== null && height !== null
    ? { url: { sm: addressOf(id, "sm"), default: addressOf(id, "default") }, width, height }
    : null;

/** The same for a portrait, whose small rendition is a square crop of the face. */
export const profilePictureOf = (row: ImageRow) => {
  const picture = pictureOf(row);
  return picture && { ...picture, url: { ...picture.url, sm: addressOf(row.id as string, "profilepicsm") } };
};
