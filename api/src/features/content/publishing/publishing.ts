import type { PublishState } from "@inktvis/contract/layer/staff-fields";
import { type SelectQueryBuilder, sql } from "kysely";
import { brusselsStart } from "#platform/clock.ts";
import type { EditorContext } from "#platform/context.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { invalid, refuseWith } from "#platform/http/errors.ts";

/* What articles, pages and home pages share. */

export const isPublicAt = (publishedAt: Date | null, now: Date) => publishedAt !== null && publishedAt <= now;

/** Filters rows with a `published_at`. */
export function filterByState<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  state: PublishState | undefined,
  now: Date,
) {
  switch (state) {
    case undefined:
      return rows;
    case "draft":
      return rows.where(sql<boolean>`published_at is null`);
    case "planned":
      return rows.where(sql<boolean>`published_at > ${now}`);
    case "public":
      return rows.where(sql<boolean>`published_at <= ${now}`);
    default:
      return state satisfies never;
  }
}

/** The form errors of a button with a text and no URL, or the other way round. */
export const buttonProblems = (field: string, text: string | null, url: string | null): Record<string, string> => ({
  ...(url && !text && { [`${field}Text`]: "Zeg wat er op de knop staat." }),
  ...(text && !url && { [`${field}Url`]: "Zeg waar de knop naartoe leidt." }),
});

interface PublishedInput {
  body: string;
  ctaButtonText: string | null;
  ctaButtonUrl: string | null;
  publishedAt?: string | null | undefined;
}

/**
 * The columns that articles and pages share.
 * @throws 422 for an empty body or half a button
 */
export async function readPublishedFields(
  ctx: EditorContext,
  { body, ctaButtonText, ctaButtonUrl, publishedAt }: PublishedInput,
) {
  const { html, isEmpty } = await readRichText(ctx, body);
  const problems = {
    ...(isEmpty && EMPTY_BODY),
    ...buttonProblems("ctaButton", ctaButtonText, ctaButtonUrl),
  };
  refuseWith(problems);
  return {
    body: html,
    cta_button_text: ctaButtonText,
    cta_button_url: ctaButtonUrl,
    published_at: publicationOf(publishedAt),
  };
}

/** The column `published_at`. */
export const publicationOf = (moment: string | null | undefined) => (moment ? brusselsStart(moment) : null);

const EMPTY_BODY = { body: "Schrijf eerst de tekst." };

/** The body and moment of publication of content without a button. @throws 422 for an empty body */
export async function readBodyAndMoment(
  ctx: EditorContext,
  { body, publishedAt }: Pick<PublishedInput, "body" | "publishedAt">,
) {
  const { html, isEmpty } = await readRichText(ctx, body);
  if (isEmpty) throw invalid(EMPTY_BODY);
  return { body: html, published_at: publicationOf(publishedAt) };
}

interface Publication {
  published_at: Date | null;
  first_published_at: Date | null;
}

/**
 * The moment at which it first became public, from when on its addresses must keep redirecting; null if it never was.
 */
export const publicSince = ({ published_at, first_published_at }: Publication, now: Date) =>
  first_published_at ?? (isPublicAt(published_at, now) ? published_at : null);
