import { defineConfig } from "vitest/config";
import { contractRoutes } from "./web/contract-routes.ts";

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    include: ["{contract,api,server,web}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: "api/src/testing/test-postgres.ts",
    // Two cores: the tests and the database share them.
    maxWorkers: 2,
    // The whole API is loaded once a worker, not once a file: no test mocks a module, and each puts back what it changes
    // of what all files share.
    isolate: false,
    testTimeout: 20_000,
    // Filling tables takes 12 s on a quiet machine, and six times that on a busy one.
    hookTimeout: 180_000,
    // The default of one second is less than a request takes here when a build runs beside it.
    expect: { poll: { timeout: 15_000 } },
  },
});
