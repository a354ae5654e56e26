import type { MemberContext } from "../../../platform/context.ts";
import { recordChange } from "../../audit/record-change.ts";
import { TERMS_PAGE } from "../terms-page.ts";
import { lockDraft } from "./write-terms.ts";

/** Puts a version in force: from now on it stands, and its page shows it. */
export async function publishTerms({ db, viewer, now }: MemberContext, number: number) {
  await db.transaction().execute(async (tx) => {
    const { text } = await lockDraft(tx, number);
    await tx.updateTable("terms_versions").set({ published_at: now }).where("number", "=", number).execute();
    // The page has these words for who searches; for who reads, it takes them from the version in force.
    await tx
      .insertInto("pages")
      .values({ ...TERMS_PAGE, title: "Voorwaarden", body: text, published_at: now, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(["site", "parent_id", "slug"]).doUpdateSet({ body: text, updated_at: now }),
      )
      .execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "publish",
      subject: "terms",
      subjectId: number,
      before: { publishedAt: null },
      after: { publishedAt: now },
    });
  });
}
