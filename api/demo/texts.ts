import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("./texts/", import.meta.url));
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

type Field = "title" | "author" | "genres" | "published" | "picture" | "private";

/** A text of api/demo/texts, read and checked for form. */
export interface DemoText {
  /** The file's name without `.html`, such as `02-erwten`. */
  key: string;
  title: string;
  /** The key of a person in people.ts. */
  author: string;
  genres: string[];
  publishedAt: Date;
  /** A motif for drawPicture, or null for a text without a picture. */
  picture: string | null;
  isPrivate: boolean;
  /** Read by who is signed in: `members: yes`, a field that may be left out. */
  membersOnly: boolean;
  /** HTML of p, br, em, strong, blockquote, h2, ul and li. */
  body: string;
}

/** All demo texts, ordered by file name. Throws an Error naming the file when one is malformed. */
export async function readDemoTexts(): Promise<DemoText[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".html")).toSorted();
  return Promise.all(names.map(async (name) => parseDemoText(name, await readFile(FOLDER + name, "utf8"))));
}

function parseDemoText(name: string, source: string): DemoText {
  const [, head, body] = FRONT_MATTER.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    throw malformed(name, "no front matter between --- and ---, or no body after it");
  }
  const fields = parseFields(name, head);
  const genres = fields.genres.split(",").map((genre) => genre.trim());
  if (genres.length > 3 || genres.includes("")) throw malformed(name, "1 to 3 genres expected");
  if (fields.private !== "yes" && fields.private !== "no") {
    throw malformed(name, `private is "${fields.private}", not yes or no`);
  }
  if (fields.members !== undefined && fields.members !== "yes") {
    throw malformed(name, `members is "${fields.members}", not yes`);
  }
  return {
    key: name.replace(/\.html$/, ""),
    title: fields.title,
    author: fields.author,
    genres,
    publishedAt: fromBrusselsTime(name, fields.published),
    picture: fields.picture === "none" ? null : fields.picture,
    isPrivate: fields.private === "yes",
    membersOnly: fields.members === "yes",
    body: body.trim(),
  };
}

function parseFields(name: string, head: string): Record<Field, string> & { members: string | undefined } {
  const found = new Map<string, string>();
  for (const line of head.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) throw malformed(name, `"${line}" is not "field: value"`);
    found.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const required = (field: Field): string => {
    const value = found.get(field);
    if (!value) throw malformed(name, `the field "${field}" is missing or empty`);
    return value;
  };
  return {
    title: required("title"),
    author: required("author"),
    genres: required("genres"),
    published: required("published"),
    picture: required("picture"),
    private: required("private"),
    members: found.get("members"),
  };
}

function fromBrusselsTime(name: string, local: string): Date {
  if (!LOCAL_TIME.test(local)) throw malformed(name, `published is "${local}", not YYYY-MM-DDTHH:MM`);
  const asIfUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asIfUtc)) throw malformed(name, `published is "${local}", not a date`);
  // Near a change of clocks the first guess may take the offset of the wrong side, hence twice.
  const guess = asIfUtc - brusselsOffset(asIfUtc);
  return new Date(asIfUtc - brusselsOffset(guess));
}

/** How many milliseconds Brussels is ahead of UTC at an instant. */
function brusselsOffset(instant: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Brussels",
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  const [, hours, minutes] = /^GMT\+(\d{2}):(\d{2})$/.exec(offset) ?? [];
  if (!hours || !minutes) throw new Error(`Unexpected offset of Europe/Brussels: "${offset}"`);
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function malformed(name: string, problem: string): Error {
  return new Error(`api/demo/texts/${name}: ${problem}.`);
}
