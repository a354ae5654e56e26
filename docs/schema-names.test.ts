import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const CONTRACT = fileURLToPath(new URL("../contract/src", import.meta.url));
const names = globSync("**/*.ts", { cwd: CONTRACT }).flatMap((path) =>
  [...readFileSync(join(CONTRACT, path), "utf8").matchAll(/\.meta\(\{\s*id: "(\w+)"/g)].map(([, name]) => name),
);

it("every schema of the contract has its own name: of two with the same name, OpenAPI keeps only one", () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
