import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import type { Guard } from "./guard.ts";
import { copyProject } from "./project-copy.ts";

/**
 * - `noticed`: a test failed
 * - `survived`: all tests passed without the guard
 * - `broken`: no test ran, such as when the code without the guard does not load
 */
export type Outcome = "noticed" | "survived" | "broken";

/** Runs tests in a copy of the project, with or without one of its guards. The database is started once. */
export async function openMutator() {
  const copy = copyProject();
  const vitest = await createVitest("test", {
    root: copy.path,
    config: join(copy.path, "vitest.config.ts"),
    watch: false,
    maxWorkers: 1,
    bail: 1,
    // Reports of single tests are of no use here.
    reporters: [{}],
  });
  await vitest.standalone();

  async function outcomeOf(tests: readonly string[]): Promise<Outcome> {
    const specifications = tests.map((file) => vitest.getRootProject().createSpecification(join(copy.path, file)));
    await vitest.runTestSpecifications(specifications);
    // The result includes modules of earlier runs.
    const testModules = specifications.flatMap(({ testModule }) => testModule ?? []);
    const results = testModules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    if (results.includes("failed")) return "noticed";
    const isWhole = results.includes("passed") && testModules.every((module) => module.state() === "passed");
    return isWhole ? "survived" : "broken";
  }

  return {
    /** With all guards in place. */
    outcomeOf,
    async withoutGuard({ file, source, without, tests }: Guard) {
      const path = join(copy.path, file);
      const code = readFileSync(path, "utf8");
      writeFileSync(
        path,
        code.replace(source, () => without),
      );
      vitest.invalidateFile(path);
      try {
        return await outcomeOf(tests);
      } finally {
        writeFileSync(path, code);
        vitest.invalidateFile(path);
      }
    },
    async close() {
      await vitest.close();
      copy.remove();
    },
  };
}
