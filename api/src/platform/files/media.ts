import type { FILE_KINDS } from "@inktvis/contract/layer/staff-fields";

/** Below which every host serves uploads. Relative, so that it holds on all sites and after a move. */
export const MEDIA_PATH = "/media/";

export const RENDITIONS = ["sm", "default", "profilepicsm"] as const;
export type Rendition = (typeof RENDITIONS)[number];

export const imageFolder = (imageId: string) => `images/${imageId}/`;
export const imageKey = (imageId: string, rendition: Rendition) => `${imageFolder(imageId)}${rendition}.webp`;
/** Where a rendition lies while its picture is taken down; in the same folder, which goes as a whole. */
export const takenDownKey = (imageId: string, rendition: Rendition) =>
  `${imageFolder(imageId)}taken-down/${rendition}.webp`;

/** What may be offered for downloading, by the ending of its name. */
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
/** @param name a slug: people save the file under it */
export const downloadKey = (id: string, name: string, extension: DownloadExtension) =>
  `${downloadFolder(id)}${name}.${extension}`;

const DOWNLOAD_KEY = /^files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/([a-z0-9-]+\.([a-z]+))$/;
/** The name and the type of a download by its address; undefined for anything that storeFile did not write. */
export function downloadOf(path: string) {
  const [, name = "", extension = ""] = DOWNLOAD_KEY.exec(path.slice(MEDIA_PATH.length)) ?? [];
  return path.startsWith(MEDIA_PATH) && isDownloadExtension(extension)
    ? { name, type: DOWNLOAD_TYPES[extension] }
    : undefined;
}

/** A download as pages get it (contract `FileLink`); null when there is none. */
export const fileOf = ({ name, key }: { name: string | null; key: string | null }) =>
  name !== null && key !== null ? { name, url: MEDIA_PATH + key } : null;

const KEY = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(sm|default|profilepicsm)\.webp$/;
/** Which picture is at an address, and its rendition; undefined for anything that storeImage did not write. */
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

/** An image as pages get it (contract `Picture`); null when there is none. */
export const pictureOf = ({ id, width, height }: ImageRow) =>
  id !== null && width !== null && height !== null
    ? { url: { sm: addressOf(id, "sm"), default: addressOf(id, "default") }, width, height }
    : null;

/** The same for a portrait, whose small rendition is cut square around the face. */
export const profilePictureOf = (row: ImageRow) => {
  const picture = pictureOf(row);
  return picture && { ...picture, url: { ...picture.url, sm: addressOf(row.id as string, "profilepicsm") } };
};
