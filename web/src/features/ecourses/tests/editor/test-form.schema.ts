import { TestInput } from "@inktvis/contract/features/ecourses/ecourse-tests";
import * as z from "zod";
import { inputOf, type TestFormValues } from "./test-values.ts";

/** Checks what would be sent, as the API does (docs/product/ecourses.md#tests). */
export const testFormSchema = z.custom<TestFormValues>().transform(inputOf).pipe(TestInput);
