import { defineConfig } from "vitest/config";

/**
 * Tests of the sources and documents themselves, for `npm run check`: they need no database, and any change can make
 * them fail.
 */
export default defineConfig({
  test: { include: ["{docs,mutations}/**/*.test.ts"] },
});
