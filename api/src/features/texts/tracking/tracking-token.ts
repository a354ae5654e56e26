import { randomBytes } from "node:crypto";
import { hours, later } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { sameSecret, sign } from "#platform/secrets.ts";
import { noSuchText } from "../texts/text.errors.ts";
import { textPermissions, visibleTexts } from "../texts/text.policy.ts";

export const TOKEN_LIFETIME = hours(1);

/** The content of a token. Tokens are signed, so nothing is stored before use. */
interface Visit {
  textId: string;
  /** Whether a read counts; false for one's own text (`me.can.track`). */
  reads: boolean;
}

/** Creates a token for one visit to a text. @throws 404 */
export async function trackingToken(ctx: Context, slug: string) {
  const text = await visibleTexts(ctx)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.id", "text.author_id"])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!text) throw noSuchText();
  const reads = textPermissions(ctx.viewer, text).track;
  const parts = [text.id, reads ? "1" : "0", String(ctx.now.getTime()), randomBytes(12).toString("base64url")];
  return { data: { token: [...parts, sign(ctx.config.secret, "tracking", ...parts)].join(".") } };
}

/** The content of a token; undefined when its signature is wrong or it has expired. */
export function readTrackingToken({ config, now }: Pick<Context, "config" | "now">, token: string): Visit | undefined {
  const parts = token.split(".");
  const signature = parts.pop();
  const [textId, reads, issuedAt] = parts;
  if (!signature || parts.length !== 4 || !textId || !issuedAt) return undefined;
  if (!sameSecret(signature, sign(config.secret, "tracking", ...parts))) return undefined;
  if (later(new Date(Number(issuedAt)), TOKEN_LIFETIME) <= now) return undefined;
  return { textId, reads: reads === "1" };
}
