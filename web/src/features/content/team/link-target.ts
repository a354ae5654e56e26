/** In words where the link of somebody leads: `joke.be` of `https://www.joke.be/over`, the address of a `mailto:`. */
export function linkTarget(link: string) {
  const { protocol, hostname, pathname } = new URL(link);
  return protocol === "mailto:" ? pathname : hostname.replace(/^www\./, "");
}
