import { randomBytes } from "node:crypto";
import { hours, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { sameSecret, sign } from "#platform/secrets.ts";
import { noSuchText } from "../texts/text.errors.ts";
import { textPermissions, visibleTexts } from "../texts/text.policy.ts";

export const TOKEN_LIFETIME = hours(1);

/** What a token says. Signed, so nothing of it is kept until it is used. */
interface Visit {
  textId: string;
  /** Reading one's own text counts for nothing (`me.can.track`). */
  reads: boolean;
}

/** A token for one visit to a text. */
export async function trackingToken(ctx: Context, slug: string) {
  const text = await visibleTexts(ctx)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.id", "text.author_id"])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!text) throw noSuchText();
  const reads = textPermissions(ctx.viewer, text).track;
  const facts = [text.id, reads ? "1" : "0", String(ctx.now.getTime()), randomBytes(12).toString("base64url")];
  return { data: { token: [...facts, sign(ctx.config.secret, "tracking", ...facts)].join(".") } };
}

/** The visit that a token stands for; nothing when it is not ours or older than an hour. */
export function readTrackingToken({ config, now }: Pick<Context, "config" | "now">, token: string): Visit | undefined {
  const facts = token.split(".");
  const signature = facts.pop();
  const [textId, reads, issuedAt] = facts;
  if (!signature || facts.length !== 4 || !textId || !issuedAt) return undefined;
  if (!sameSecret(signature, sign(config.secret, "tracking", ...facts))) return undefined;
  if (later(new Date(Number(issuedAt)), TOKEN_LIFETIME) <= now) return undefined;
  return { textId, reads: reads === "1" };
}
