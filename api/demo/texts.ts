import { type DemoFile, readDemoFiles } from "./demo-files.ts";

/** A text of api/demo/texts, read and checked for form. */
export interface DemoText {
  key: string;
  title: string;
  /** The key of a person in people.ts. */
  author: string;
  genres: string[];
  publishedAt: Date;
  /** A motif of pictures.ts, or null for a text without a picture. */
  picture: string | null;
  isPrivate: boolean;
  /** Only for people who are signed in: `members: yes`; the field may be left out. */
  membersOnly: boolean;
  /** HTML of p, br, em, strong, blockquote, h2, ul and li. */
  body: string;
}

export const readDemoTexts = async (): Promise<DemoText[]> => (await readDemoFiles("texts")).map(textOf);

function textOf(file: DemoFile): DemoText {
  const genres = file.list("genres");
  if (genres.length < 1 || genres.length > 3) throw file.malformed("1 to 3 genres expected");
  const picture = file.required("picture");
  return {
    key: file.key,
    title: file.required("title"),
    author: file.required("author"),
    genres,
    publishedAt: file.time("published"),
    picture: picture === "none" ? null : picture,
    isPrivate: file.flag("private"),
    membersOnly: file.flag("members"),
    body: file.body,
  };
}
