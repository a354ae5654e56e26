import type { StaffNewsletterInput } from "@inktvis/contract/features/newsletter/staff-newsletters";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { invalid } from "#platform/http/errors.ts";

/** The columns of a newsletter. @throws 422 for an empty body */
export async function readNewsletterInput(ctx: EditorContext, input: z.output<typeof StaffNewsletterInput>) {
  const { html, isEmpty } = await readRichText(ctx, input.body);
  if (isEmpty) throw invalid({ body: "Schrijf eerst de nieuwsbrief." });
  return { title: input.title, body: html };
}
