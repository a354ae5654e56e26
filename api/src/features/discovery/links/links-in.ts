import { Parser } from "htmlparser2";

/** An address longer than this is none that an editor typed. */
const MAX_LENGTH = 2000;

/** The addresses that stored HTML links to, as they are written. */
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
 * The whole address that a link on a page of this origin leads to, without its fragment; undefined for what leads to no
 * page, such as `mailto:`.
 */
export function wholeAddress(href: string, origin: string) {
  const url = URL.parse(href.trim(), origin);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.href.length > MAX_LENGTH) return undefined;
  url.hash = "";
  return url;
}
