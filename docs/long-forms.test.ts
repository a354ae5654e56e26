import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("the list of long forms names exactly the forms that keep what was typed", () => {
  const [, list = ""] = read("docs/product/platform.md").split("### Long forms");
  const [section = ""] = list.split("\n## ");
  const listed = [...section.matchAll(/^\|.*\| `(.+)` \|$/gm)].map(([, file]) => file);
  const forms = globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => /\buseAutosave\(/.test(read(path)));
  expect(listed.toSorted()).toEqual(forms.map((path) => basename(path)).toSorted());
});
