import type { Context } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { passwordForgotten } from "../auth.jobs.ts";
import { consumeMailLimit } from "../mail-limit.ts";

/** Mails a reset link if there is such an account; responds the same if not. */
export async function forgotPassword(ctx: Context, { email }: { email: string }) {
  const { db, now, config, jobs } = ctx;
  await limitRate(ctx, config.limits.reset, "forgot", ctx.network);
  if (!(await consumeMailLimit(ctx, "mail-to-reset", email))) return;
  await db.transaction().execute(async (tx) => {
    // One statement in both cases, so that response time does not reveal accounts.
    const reset = await tx
      .insertInto("password_resets")
      .columns(["user_id", "issued_at"])
      .expression((eb) =>
        eb
          .selectFrom("users")
          .select(["id", eb.val(now).as("issued_at")])
          .where((user) => user(user.fn("lower", ["email"]), "=", email)),
      )
      .returning("id")
      .executeTakeFirst();
    await jobs.enqueue(tx, passwordForgotten, { resetId: reset?.id ?? null });
  });
}
