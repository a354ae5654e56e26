import type { FormRule } from "@inktvis/contract/layer/form-rules";
import type * as z from "zod";

/** The schema of a form with these rules. Each is checked whatever else is wrong, so that all errors show at once. */
export const withRules = <Schema extends z.ZodType>(schema: Schema, rules: readonly FormRule<z.output<Schema>>[]) =>
  rules.reduce(
    (checked, { at, says, holds }) =>
      checked.refine(holds, {
        path: at.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: says,
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
    schema,
  );
