import { expect, it } from "vitest";
import { linkTarget } from "./link-target.ts";

it.each([
  ["https://www.joke.be/over", "joke.be"],
  ["http://lezen.joke.be", "lezen.joke.be"],
  ["mailto:joke.de.smet+werk@joke.be", "joke.de.smet+werk@joke.be"],
])("names the target of %s as %s", (link, words) => {
  expect(linkTarget(link)).toBe(words);
});
