const LONGEST = 41;
const KEPT = 19;

/** A title longer than 41 characters keeps its first 19 and last 19 (docs/product/platform.md#menus). */
export function shortenTitle(title: string) {
  const characters = [...title];
  if (characters.length <= LONGEST) return title;
  return `${characters.slice(0, KEPT).join("")}…${characters.slice(-KEPT).join("")}`;
}
