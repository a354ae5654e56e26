/** The target of a person's link in words: `joke.be` for `https://www.joke.be/over`, the address of a `mailto:`. */
export function linkTarget(link: string) {
  const { protocol, hostname, pathname } = new URL(link);
  return protocol === "mailto:" ? pathname : hostname.replace(/^www\./, "");
}
