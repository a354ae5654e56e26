import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { claimSlug } from "#platform/slugs.ts";
import { newsletterBatch } from "../newsletter.job-kinds.ts";
import { nobodySubscribed } from "../newsletter.errors.ts";
import { subscribedAddresses, subscribedMembers } from "../queries/newsletter-recipients.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

/** The number of recipients per job, so that it ends well before it would be considered hanging. */
const BATCH = 50;

/**
 * Sends a newsletter to every subscriber, once, and puts it in the archive (docs/product/newsletter.md#sending). Does
 * nothing when it was sent before.
 * @throws 404, 409 when somebody else saved it after it was opened, 422 without subscribers
 */
export const sendNewsletter = (ctx: MemberContext, id: string, { revision }: { revision: number }) =>
  staffNewsletters(ctx).update(ctx, id, async (tx, before) => {
    if (before.sentAt) return;
    refuseStale(before, revision);
    const count = await listRecipients(tx, id);
    if (count === 0) throw nobodySubscribed();
    const slug = await claimArchiveSlug(tx, before.title);
    await tx
      .updateTable("newsletters")
      .set({ slug, sent_at: ctx.now, recipient_count: count })
      .where("id", "=", id)
      .execute();
    const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) => ({ newsletterId: id, batch }));
    await ctx.jobs.enqueueAll(tx, newsletterBatch, batches);
  });

/**
 * Stores the list of recipients, with a lock on each, so that nobody is erased in the meantime. Somebody who
 * unsubscribes at this moment may be listed: each batch checks again before it mails. @returns how many
 */
async function listRecipients(tx: Tx, newsletterId: string) {
  const members = subscribedMembers(tx)
    .select(["user.id as user_id", sql<string | null>`null::uuid`.as("subscription_id")])
    .forKeyShare();
  const addresses = subscribedAddresses(tx)
    .select([sql<string>`null::uuid`.as("user_id"), "subscription.id as subscription_id"])
    .forKeyShare();
  const everybody = tx
    .selectFrom(members.as("member"))
    .selectAll()
    .unionAll(tx.selectFrom(addresses.as("address")).selectAll());
  const listed = await tx
    .insertInto("newsletter_recipients")
    .columns(["newsletter_id", "user_id", "subscription_id", "batch"])
    .expression(
      tx
        .selectFrom(everybody.as("reader"))
        .select([
          sql<string>`${newsletterId}::uuid`.as("newsletter_id"),
          "reader.user_id",
          "reader.subscription_id",
          sql<number>`(row_number() over () - 1) / ${BATCH}::integer`.as("batch"),
        ]),
    )
    .executeTakeFirst();
  return Number(listed.numInsertedOrUpdatedRows ?? 0);
}

/** Finds a free address for a newsletter in the archive. */
export async function claimArchiveSlug(tx: Tx, title: string) {
  // Of two that are sent at the same moment one waits, and then sees the address of the other.
  await lockName(tx, "newsletter-slugs");
  return claimSlug(title, async (slug) => {
    const taken = await tx.selectFrom("newsletters").select("id").where("slug", "=", slug).executeTakeFirst();
    return taken === undefined;
  });
}
