import { defineConfig } from "vitest/config";
import { contractRoutes } from "./web/contract-routes.ts";

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    include: ["{contract,api,server,web}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: "api/src/testing/test-postgres.ts",
    // For a machine with two cores, which the tests share with the database.
    maxWorkers: 2,
    // The whole API is loaded once per worker, not once per file: no test mocks a module, and each test restores the
    // shared state that it changes.
    isolate: false,
    testTimeout: 20_000,
    // Filling tables takes 12 s on a quiet machine, and six times that on a busy one.
    hookTimeout: 180_000,
    // The default of one second is less than a request takes here when a build runs beside it.
    expect: { poll: { timeout: 15_000 } },
  },
});
