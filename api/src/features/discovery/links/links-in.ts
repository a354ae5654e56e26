import { Parser } from "htmlparser2";

/** Longer than any address that an editor types. */
const MAX_LENGTH = 2000;

/** The addresses that stored HTML links to, as they were written. */
export function hrefsIn(html: string): string[] {
  const hrefs: string[] = [];
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === "a" && href) hrefs.push(href);
    },
  });
  parser.end(html);
  return hrefs;
}

/**
 * The absolute address of a link on a page of this origin, without its fragment; undefined for a link that leads to no
 * page, such as `mailto:`.
 */
export function wholeAddress(href: string, origin: string) {
  const url = URL.parse(href.trim(), origin);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.href.length > MAX_LENGTH) return undefined;
  url.hash = "";
  return url;
}
