import type { z } from "zod";

/** Whether a request part reaches the handler: values that the contract refuses are tested once, in contract.test.ts. */
export const passesSchema = (schema: unknown, input: object) =>
  !schema || (schema as z.ZodType).safeParse(input).success;
