import type { MemberContext } from "#platform/context.ts";
import { whyHidden } from "#features/moderation/why-hidden.ts";
import { editableTexts } from "../text.policy.ts";
import { ownTextOf, selectOwn } from "./text-columns.ts";

export async function listOwnTexts({ db, viewer }: MemberContext) {
  const rows = await selectOwn(editableTexts(db, viewer))
    .select(whyHidden.as("hidden"))
    .orderBy("text.updated_at", "desc")
    .orderBy("text.id", "desc")
    .execute();
  return { data: rows.map((row) => ({ ...ownTextOf(row), hidden: row.hidden })) };
}
