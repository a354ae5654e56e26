import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { PORT, USER_AGENT } from "./support/sites.ts";

/** Shared by the processes of one run: the server writes its mails there, the tests read them. */
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "inktvis-e2e-"));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  timeout: 45_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3,
  // A test that fails once on a loaded machine and then passes is listed as flaky at the end of the run: its cause has
  // to be fixed, but the change that was tested is not held up.
  retries: 1,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "line",
  use: {
    locale: "nl-BE",
    timezoneId: "Europe/Brussels",
    userAgent: USER_AGENT,
    screenshot: "only-on-failure",
    // No animation has to be drawn, or waited for.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        // One process for all pages of a test: starting one for each site takes a third of the time that loading a page
        // takes.
        "--disable-site-isolation-trials",
        "--renderer-process-limit=1",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../server/src/main.ts`,
    url: `http://127.0.0.1:${PORT}/health`,
    // The first start draws the pictures of the demo.
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env["E2E_DATA_DIR"],
      LOG_LEVEL: "warn",
      LIMIT_SIGN_IN: "10000/15m",
      LIMIT_REGISTER: "10000/1h",
      LIMIT_MAILS: "10000/1h",
      LIMIT_RESET: "10000/1h",
    },
  },
});
