import { loadBlockPictures } from "#platform/blocks/block-pictures.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Run } from "#platform/heavy-work/heavy-work.ts";
import { attachment } from "#platform/http/attachment.ts";
import { imagesOf } from "#features/media/images/shown-images.ts";
import { editableTexts } from "../texts/text.policy.ts";
import type { StoredText } from "./book.ts";
import { type BookKind, makingBookFile } from "./book-file.ts";

const TYPES: Record<BookKind, string> = {
  epub: "application/epub+zip",
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  zip: "application/zip",
};

/** The columns of one's own texts that a book needs; private texts included. */
export const ownTexts = ({ db, viewer }: MemberContext) =>
  editableTexts(db, viewer).select(["text.id", "text.slug", "text.title", "text.body", "text.image_id"]);

interface BookRequest {
  id: string;
  title: string;
  author: string;
  /** The owner of the pictures in the book. */
  ownerId: string;
  kind: BookKind;
  /** The file name without extension. */
  name: string;
}

/** Makes a file from texts and their pictures. */
export async function bookAttachment(
  { db, files, now }: MemberContext,
  run: Run,
  texts: readonly StoredText[],
  { id, title, author, ownerId, kind, name }: BookRequest,
) {
  const pictures =
    kind === "txt" || kind === "zip"
      ? new Map<string, never>()
      : await loadBlockPictures(files, texts, imagesOf(db, ownerId));
  const source = { id, title, author, texts, pictures, madeAt: now, kind };
  const bytes = await run(makingBookFile, source);
  return attachment(bytes, { title: name, extension: kind, type: TYPES[kind] });
}
