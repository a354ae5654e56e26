import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GUARDS } from "./guards/index.ts";
import { ROOT } from "./project-copy.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

describe("the guards of npm run mutate", () => {
  it("occur in their files exactly once", () => {
    const misplaced = GUARDS.filter(
      ({ file, source }) => !existsSync(join(ROOT, file)) || read(file).split(source).length !== 2,
    );
    expect(misplaced.map(({ guard }) => guard)).toEqual([]);
  });

  it("name existing tests", () => {
    const missing = GUARDS.filter(
      ({ tests }) => tests.length === 0 || tests.some((file) => !existsSync(join(ROOT, file))),
    );
    expect(missing.map(({ guard }) => guard)).toEqual([]);
  });

  it("have unique sentences", () => {
    expect(new Set(GUARDS.map(({ guard }) => guard)).size).toBe(GUARDS.length);
  });
});
