import { EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import * as z from "zod";
import { type EcourseFormValues, inputOf } from "./ecourse-values.ts";

/** Checks what would be sent, as the API does (docs/product/ecourses.md#making). */
export const ecourseFormSchema = z.custom<EcourseFormValues>().transform(inputOf).pipe(EcourseInput);
