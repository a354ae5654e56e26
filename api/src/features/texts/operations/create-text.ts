import type { TextInput } from "@inktvis/contract/features/texts";
import type * as z from "zod";
import type { MemberContext } from "../../../platform/context.ts";
import { getText } from "../queries/get-text.ts";
import { emptyBody } from "../text.errors.ts";
import { measureBody } from "../text.rules.ts";
import { imageIdFor, setGenres, takeTextSlug } from "../text-writing.ts";

export async function createText(ctx: MemberContext, input: z.output<typeof TextInput>) {
  const { db, viewer, now } = ctx;
  const measured = measureBody(input.body);
  if (measured.word_count === 0) throw emptyBody();
  const image_id = await imageIdFor(ctx, input.image);
  const slug = await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("texts")
      .values({
        author_id: viewer.id,
        slug: "",
        title: input.title,
        ...measured,
        image_id,
        is_private: input.private,
        created_at: now,
        updated_at: now,
        published_at: input.private ? null : now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const taken = await takeTextSlug(tx, input.title, id);
    await tx.updateTable("texts").set({ slug: taken }).where("id", "=", id).execute();
    await setGenres(tx, id, input.genres);
    return taken;
  });
  return getText(ctx, slug);
}
