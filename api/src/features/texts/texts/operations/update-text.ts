import type { TextInput } from "@inktvis/contract/features/texts/texts";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { imageIdFor } from "#features/media/images/image-id-for.ts";
import { runningContests } from "../entered-text.ts";
import { getText } from "../queries/get-text.ts";
import { changedElsewhere, emptyBody, noSuchText, staysPrivate } from "../text.errors.ts";
import { editableTexts } from "../text.policy.ts";
import { measured } from "../text.rules.ts";
import { forgetDraft, imagesOf, setGenres, takeTextSlug } from "../text-writing.ts";
import { textSaved } from "../texts.jobs.ts";
import { imagesOfVersions, keepVersion } from "../text-versions.ts";

/**
 * Saves one's own text; how it was stays behind as a version. With a `revision` it is saved only on top of that one,
 * so that two windows never write over each other unasked.
 */
export async function updateText(ctx: MemberContext, slug: string, input: z.output<typeof TextInput>) {
  const { db, viewer, now, jobs } = ctx;
  await limitRate(ctx, ctx.config.limits.texts, "text", viewer.id);
  const written = await readRichText(ctx, input.body);
  if (written.wordCount === 0) throw emptyBody();
  const image_id = await imageIdFor(ctx, input.image, { field: "image", ownerId: viewer.id });
  const currentSlug = await db.transaction().execute(async (tx) => {
    const text = await editableTexts(tx, viewer)
      .innerJoin("text_slugs as address", "address.text_id", "text.id")
      .selectAll("text")
      .where("address.slug", "=", slug)
      .forUpdate("text")
      .executeTakeFirst();
    if (!text) throw noSuchText();
    if (!input.private) await refuseWhileEntered(tx, text.id);
    if (input.revision !== undefined && input.revision !== text.revision) throw changedElsewhere();
    const newSlug = await moveSlug(tx, text, { title: input.title, isPrivate: input.private });
    const isRewritten = input.title !== text.title || written.html !== text.body;
    if (isRewritten) await keepVersion(tx, text);
    if (text.hidden_at && isRewritten) await showAgain(tx, text.id);
    await tx
      .updateTable("texts")
      .set({
        slug: newSlug,
        title: input.title,
        ...measured(written),
        image_id,
        is_private: input.private,
        members_only: input.membersOnly,
        revision: text.revision + 1,
        updated_at: now,
        published_at: text.published_at ?? (input.private ? null : now),
      })
      .where("id", "=", text.id)
      .execute();
    await setGenres(tx, text.id, input.genres);
    await forgetDraft(tx, viewer, input.draftId);
    const shown = new Set(
      imagesOf({ body: written.html, image_id: image_id === undefined ? text.image_id : image_id }),
    );
    await dropUnshown(
      ctx,
      tx,
      text.id,
      imagesOf(text).filter((id) => !shown.has(id)),
    );
    await jobs.enqueue(tx, textSaved, { textId: text.id });
    return newSlug;
  });
  return getText(ctx, currentSlug);
}

/** The row of the text is held, so that nobody hands it in meanwhile (docs/product/texts.md#entered-texts). */
async function refuseWhileEntered(tx: Tx, textId: string) {
  const contest = await runningContests(tx)
    .select("running.title")
    .where("entered.text_id", "=", textId)
    .executeTakeFirst();
  if (contest) throw staysPrivate(contest.title);
}

/** What staff hid is shown again once its words are others, and goes back to staff with the reports that it got. */
async function showAgain(tx: Tx, textId: string) {
  await tx.updateTable("texts").set({ hidden_at: null }).where("id", "=", textId).execute();
  await tx.updateTable("text_reports").set({ closed_at: null }).where("text_id", "=", textId).execute();
}

/** Pictures that left a text go, unless an earlier version still shows them. */
async function dropUnshown({ jobs, viewer }: MemberContext, tx: Tx, textId: string, left: readonly string[]) {
  if (left.length === 0) return;
  const kept = new Set(await imagesOfVersions(tx, textId));
  const imageIds = left.filter((id) => !kept.has(id));
  if (imageIds.length > 0) await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: viewer.id });
}

interface Addressed {
  id: string;
  slug: string;
  title: string;
  is_private: boolean;
  published_at: Date | null;
}

/**
 * The address follows the title, which it tells to others only while the text is public; once it was, its old addresses
 * keep leading to it (docs/product/texts.md#address).
 */
async function moveSlug(tx: Tx, text: Addressed, wanted: { title: string; isPrivate: boolean }) {
  const isPublished = text.is_private && !wanted.isPrivate;
  if (wanted.title === text.title && !isPublished) return text.slug;
  // Taken before the old one is let go: two who swap titles would else wait for each other.
  const slug = await takeTextSlug(tx, { ...wanted, id: text.id });
  if (!text.published_at && !isPublished) {
    await tx.deleteFrom("text_slugs").where("slug", "=", text.slug).execute();
  }
  return slug;
}
