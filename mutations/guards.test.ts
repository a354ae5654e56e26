import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GUARDS } from "./guards/index.ts";
import { ROOT } from "./project-copy.ts";

const filesOf = (folder: string) =>
  globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

describe("the guards of npm run mutate", () => {
  it("occur in their files exactly once", () => {
    const misplaced = GUARDS.filter(
      ({ file, source }) => !existsSync(join(ROOT, file)) || read(file).split(source).length !== 2,
    );
    expect(misplaced.map(({ guard }) => guard)).toEqual([]);
  });

  it("have each limit of how often something is done", () => {
    const isHeld = (file: string, line: string) =>
      GUARDS.some((row) => row.file === file && (line.includes(row.source) || row.source.includes(`${line}\n`)));
    const unheld = filesOf("api/src")
      .filter((file) => file !== "api/src/platform/limits/rate-limit.ts")
      .flatMap((file) =>
        read(file)
          .split("\n")
          .map((line) => ({ file, line: line.trim() })),
      )
      .filter(({ line }) => /^(?!export ).*\b(?:limitRate|limitMember|consumeRateLimit\w*)\(/.test(line))
      .filter(({ file, line }) => !isHeld(file, line));
    expect(unheld).toEqual([]);
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
