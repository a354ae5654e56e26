import { randomInt } from "node:crypto";

const MAX_LENGTH = 80;
/** So long does numbering go on before a random ending settles it. */
const NUMBERED = 20;

/** "Café in de Zée!" → "cafe-in-de-zee". Never empty. */
export function slugFrom(title: string) {
  const slug = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, "");
  return slug || "zonder-titel";
}

/**
 * Takes the first free address for a title: `titel`, `titel-2`, … `take` must claim it in one statement and tell
 * whether it got it, so that two who write the same title at once both get one.
 */
export async function takeSlug(title: string, take: (slug: string) => Promise<boolean>) {
  const base = slugFrom(title);
  for (let number = 1; number <= NUMBERED; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await take(slug)) return slug;
  }
  for (;;) {
    const slug = `${base}-${randomInt(1e6, 1e9)}`;
    if (await take(slug)) return slug;
  }
}
