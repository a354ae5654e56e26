import { writeFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Vitest reporter for npm test: how many tests passed, and each failure with its message. Vitest's own JSON leaves out why
 * a hook failed, and errors outside tests.
 */
export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const failed = [];
    let passed = 0;
    const fail = (name, errors) => failed.push({ name, message: errors[0]?.message });
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      if (module.errors().length) fail(file, module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length) fail(`${file} › ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "failed") fail(`${file} › ${test.fullName}`, errors);
        if (state === "passed") passed++;
      }
    }
    for (const error of unhandledErrors) fail("outside the tests", [error]);
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify({ passed, failed }));
  }
}
