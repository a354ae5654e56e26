import type { TextInput } from "@inktvis/contract/features/texts";
import type * as z from "zod";
import type { MemberContext } from "../../../platform/context.ts";
import { imageIdFor } from "../../images/images.module.ts";
import { getText } from "../queries/get-text.ts";
import { emptyBody } from "../text.errors.ts";
import { textSaved } from "../texts.jobs.ts";
import { measureBody } from "../text.rules.ts";
import { forgetDraft, insertText } from "../text-writing.ts";

export async function createText(ctx: MemberContext, input: z.output<typeof TextInput>) {
  const { db, viewer, now, jobs } = ctx;
  const measured = measureBody(input.body);
  if (measured.word_count === 0) throw emptyBody();
  const image_id = await imageIdFor(ctx, input.image, { field: "image", ownerId: viewer.id });
  const { slug } = await db.transaction().execute(async (tx) => {
    const text = await insertText(
      tx,
      {
        author_id: viewer.id,
        title: input.title,
        ...measured,
        image_id,
        is_private: input.private,
        members_only: input.membersOnly ?? false,
        created_at: now,
        updated_at: now,
        published_at: input.private ? null : now,
      },
      input.genres,
    );
    await forgetDraft(tx, viewer, input.draftId);
    await jobs.enqueue(tx, textSaved, { textId: text.id });
    return text;
  });
  return getText(ctx, slug);
}
