import type { SubscriptionInput } from "@inktvis/contract/features/magazine/subscriptions";
import type * as z from "zod";
import type { Context } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { eurosOf } from "#platform/money.ts";
import { readMagazineYear } from "./magazine-year.ts";
import { readRequest } from "./request-input.ts";
import { readHadReducedYear } from "./reduced-before.ts";
import { notSold, reducedBefore } from "./request.errors.ts";
import { requestReceivedMail } from "./request.mail-kinds.ts";

/**
 * Asks for a year of the magazine. The same request counts once while it waits in the queue, however often it is sent,
 * even in parallel: one row and one mail, and the answer says so (docs/product/magazine.md#subscriptions).
 * @throws 422, also for a member who had the reduced price before; 409 when the magazine is not sold; 429
 */
export async function createRequest(ctx: Context, input: z.output<typeof SubscriptionInput>) {
  const { db, jobs, viewer, now, config } = ctx;
  await limitRate(ctx, config.limits.subscriptions, "subscription", ctx.network);
  const year = await readMagazineYear(db);
  if (!year) throw notSold();
  const request = readRequest(input, year);
  if (request.asks_reduced && year.isReducedOnce && viewer && (await readHadReducedYear(db, viewer.id)))
    throw reducedBefore();
  const isNew = await db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto("magazine_subscriptions")
      .values({ ...request, user_id: viewer?.id ?? null, requested_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return false;
    // Anybody can fill in the address of somebody else, whose mailbox must not be flooded.
    await limitRate({ db: tx, now }, config.limits.mails, "subscription-to", request.email);
    await jobs.enqueue(tx, requestReceivedMail, { requestId: inserted.id });
    return true;
  });
  const price = request.asks_reduced ? request.reduced_price : null;
  return { data: { email: request.email, price: eurosOf(price ?? request.list_price), isNew } };
}
