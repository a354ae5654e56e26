import type { EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";

export type Input = z.output<typeof EcourseInput>;

/** What a maker filled in, as it is stored (docs/product/ecourses.md#making). @throws 422 without a description */
export async function readEcourseInput(ctx: MemberContext, { title, body }: Input) {
  await limitMember(ctx, "texts");
  const description = await readRichText(ctx, body);
  refuseWith(description.wordCount === 0 ? { body: "Beschrijf eerst je online cursus." } : {});
  return { title, body: description.html };
}
