import { defineConfig } from "oxlint";
import { arrows } from "./oxlint.arrows.ts";

export default defineConfig({
  plugins: ["typescript", "unicorn", "import", "react", "jsx-a11y", "oxc", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  ignorePatterns: ["**/dist/**", "**/*.gen.ts"],
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-import-type-side-effects": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/no-unsafe-type-assertion": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "no-shadow": "off",
    "typescript/no-misused-spread": "off",
    "react/no-array-index-key": "off",
    "typescript/unbound-method": "off",
    "typescript/require-array-sort-compare": "off",
    "promise/no-callback-in-promise": "off",
    "no-new": "off",
    "react/incompatible-library": "off",
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/anchor-has-content": "off",
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
  },
  overrides: [
    ...arrows,
    {
      // A test suite is one function, and so is what sets it up; demo data is long.
      files: ["**/*.{test,fixture}.{ts,tsx}", "**/testing/**", "e2e/**", "api/demo/**"],
      rules: { "max-lines-per-function": "off" },
    },
    {
      // A button of web/src/ui is disabled until hydration (docs/decisions/0028-a-lean-web.md).
      files: ["web/src/**"],
      excludeFiles: ["web/src/ui/**"],
      rules: {
        "react/forbid-elements": [
          "error",
          { forbid: [{ element: "button", message: "Use Button or BareButton of web/src/ui." }] },
        ],
      },
    },
    {
      // One component shows markup, which the API has sanitized (api/src/platform/rich-text.ts).
      files: ["web/src/**"],
      excludeFiles: ["web/src/ui/rich-text.tsx"],
      rules: { "react/no-danger": "error" },
    },
    {
      // The generated route tree imports the type of the router, which contains the tree.
      files: ["web/src/platform/{router.tsx,route-trees.ts}"],
      rules: { "import/no-cycle": ["error", { ignoreTypes: true }] },
    },
  ],
});
