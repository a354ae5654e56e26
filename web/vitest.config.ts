import { defineConfig } from "vitest/config";
import { contractRoutes } from "./contract-routes.ts";

export default defineConfig({
  plugins: [contractRoutes()],
  test: { name: "web", root: import.meta.dirname, include: ["src/**/*.test.{ts,tsx}"] },
});
