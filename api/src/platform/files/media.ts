import type { Picture } from "@inktvis/contract/layer/fields";
import type { FILE_KINDS } from "@inktvis/contract/layer/staff-fields";

/** The path of uploads on every host. Relative, so that it works on all sites and after a change of domain. */
export const MEDIA_PATH = "/media/";

/** Widths in which pages can load a picture, besides the largest (docs/product/pictures.md#sizes). */
const WIDTHS = [360, 800, 1200] as const;
/** The width that `url.sm` leads to. */
const SMALL = 800;
export const PORTRAIT = "profilepicsm";
/** `default` is the largest; `sm` is a former size, whose address still leads to the picture. */
export type Rendition = "default" | typeof PORTRAIT | `${(typeof WIDTHS)[number]}` | "sm" | "mail";
export type PictureFormat = "webp" | "avif" | "jpeg";
export interface PictureFile {
  rendition: Rendition;
  format: PictureFormat;
}

/** The files that are stored during the upload; a job makes all others from the first of them. */
export const FIRST_FILES = [
  { rendition: "default", format: "webp" },
  { rendition: PORTRAIT, format: "webp" },
] as const satisfies PictureFile[];

/** For mails: not every mail program shows WebP. Made when the picture is mailed (mail-pictures.ts). */
export const MAIL_FILE = { rendition: "mail", format: "jpeg" } as const satisfies PictureFile;

export const isFirstFile = ({ rendition, format }: PictureFile) =>
  FIRST_FILES.some((first) => first.rendition === rendition && first.format === format);

/** Pictures are never enlarged: one of 500 pixels is available in 360 and in its own width. */
const widthsBelow = (width: number) => WIDTHS.filter((each) => each < width);

/** All files of a picture of this width, once it is rendered; a picture that was mailed also has a `MAIL_FILE`. */
export const filesOfWidth = (width: number): PictureFile[] =>
  (["webp", "avif"] as const).flatMap((format) =>
    (["default", PORTRAIT, ...widthsBelow(width).map(String)] as Rendition[]).map((rendition) => ({
      rendition,
      format,
    })),
  );

export const imageFolder = (imageId: string) => `images/${imageId}/`;
const fileName = ({ rendition, format }: PictureFile) => `${rendition}.${format}`;
export const imageKey = (imageId: string, file: PictureFile = FIRST_FILES[0]) => imageFolder(imageId) + fileName(file);
/** The address for mails of a picture, from its path on a page; undefined if the path is not one of our pictures. */
export function mailAddressOf(path: string) {
  const image = imageAt(path);
  return image && MEDIA_PATH + imageKey(image.id, MAIL_FILE);
}
/** The key of a file while its picture is taken down; in the same folder, which is deleted as a whole. */
export const takenDownKey = (imageId: string, file: PictureFile = FIRST_FILES[0]) =>
  `${imageFolder(imageId)}taken-down/${fileName(file)}`;

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

/** The columns of `files as file` that `fileOf` needs. */
export const FILE_COLUMNS = ["file.name as fileName", "file.key as fileKey"] as const;

/** A download as in the contract (`FileLink`); null without one. */
export const fileOf = ({ fileName: name, fileKey: key }: { fileName: string | null; fileKey: string | null }) =>
  name !== null && key !== null ? { name, url: MEDIA_PATH + key } : null;

const ADDRESSED = [...WIDTHS, "default", PORTRAIT, "sm"].join("|");
const KEY = new RegExp(
  `^images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/(?:(${ADDRESSED})\\.webp|(mail)\\.jpeg)$`,
);
/** The picture and rendition of a path; undefined for a path that is used neither by pages nor by mails. */
export function imageAt(path: string) {
  const [, id, forPages, forMails] = KEY.exec(path.slice(MEDIA_PATH.length)) ?? [];
  const rendition = forPages ?? forMails;
  return path.startsWith(MEDIA_PATH) && id && rendition ? { id, rendition: rendition as Rendition } : undefined;
}
export const isMediaAddress = (path: string) => imageAt(path) !== undefined;

/** One address per size: the server chooses the format from what the browser accepts. */
const addressOf = (imageId: string, rendition: Rendition) =>
  MEDIA_PATH + imageKey(imageId, { rendition, format: "webp" });

/**
 * A stored picture, with the texts that go with it wherever it is shown
 * (docs/product/pictures.md#what-a-picture-carries).
 */
export type ImageRow = Omit<Picture, "url" | "srcset">;

/** An image as in the contract (`Picture`); null without one. */
export function pictureOf(row: ImageRow): Picture;
export function pictureOf(row: ImageRow | null): Picture | null;
export function pictureOf(row: ImageRow | null): Picture | null {
  if (row === null) return null;
  const { id, width } = row;
  const sizes = [...widthsBelow(width).map((each) => [`${each}`, each] as const), ["default", width] as const];
  const srcset = sizes.map(([rendition, pixels]) => `${addressOf(id, rendition)} ${pixels}w`).join(", ");
  const sm = width > SMALL ? (`${SMALL}` as const) : "default";
  return { ...row, url: { sm: addressOf(id, sm), default: addressOf(id, "default") }, srcset };
}

/** The same for a portrait, whose small rendition is a square crop of the face. */
export const profilePictureOf = (row: ImageRow | null) => {
  const picture = pictureOf(row);
  return picture && { ...picture, url: { ...picture.url, sm: addressOf(picture.id, PORTRAIT) } };
};
