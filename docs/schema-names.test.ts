import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const CONTRACT = fileURLToPath(new URL("../contract/src", import.meta.url));
const names = globSync("**/*.ts", { cwd: CONTRACT }).flatMap((path) =>
  [...readFileSync(join(CONTRACT, path), "utf8").matchAll(/\.meta\(\{\s*id: "(\w+)"/g)].map(([, name]) => name),
);

it("names each schema of the contract once: OpenAPI keeps one of two with the same name", () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
