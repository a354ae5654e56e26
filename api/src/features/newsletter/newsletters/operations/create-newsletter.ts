import type { StaffNewsletterInput } from "@inktvis/contract/features/newsletter/staff-newsletters";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { readNewsletterInput } from "../newsletter-input.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

/** Creates a newsletter. Only staff see it before it is sent. */
export async function createNewsletter(ctx: MemberContext, input: z.output<typeof StaffNewsletterInput>) {
  const values = await readNewsletterInput(ctx, input);
  return staffNewsletters(ctx).create(ctx, async (tx) => {
    const { id } = await tx
      .insertInto("newsletters")
      .values({ ...values, created_at: ctx.now, updated_at: ctx.now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}
