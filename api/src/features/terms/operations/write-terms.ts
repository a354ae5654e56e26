import type { MemberContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { invalid } from "../../../platform/http/errors.ts";
import { cleanHtml, plainText } from "../../../platform/rich-text.ts";
import { recordChange } from "../../audit/record-change.ts";
import { noSuchTerms, termsStand } from "../terms.errors.ts";

/** A version that nobody agreed to yet, held until the transaction ends. @throws 404, or 422 once it is published */
export async function lockDraft(tx: Tx, number: number) {
  const version = await tx
    .selectFrom("terms_versions")
    .select(["number", "text", "published_at"])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
  if (!version) throw noSuchTerms();
  if (version.published_at) throw termsStand();
  return version;
}

function cleaned(html: string) {
  const text = cleanHtml(html);
  if (plainText(text) === "") throw invalid({ text: "Schrijf eerst de voorwaarden." });
  return text;
}

export async function createTerms({ db, viewer, now }: MemberContext, input: { text: string }) {
  const text = cleaned(input.text);
  return db.transaction().execute(async (tx) => {
    const { number } = await tx
      .insertInto("terms_versions")
      .values({ text, created_at: now, updated_at: now })
      .returning("number")
      .executeTakeFirstOrThrow();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "create",
      subject: "terms",
      subjectId: number,
      after: { text },
    });
    return number;
  });
}

export async function updateTerms({ db, viewer, now }: MemberContext, number: number, input: { text: string }) {
  const text = cleaned(input.text);
  await db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, number);
    await tx.updateTable("terms_versions").set({ text, updated_at: now }).where("number", "=", number).execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "update",
      subject: "terms",
      subjectId: number,
      before: { text: before.text },
      after: { text },
    });
  });
}

export async function deleteTerms({ db, viewer, now }: MemberContext, number: number) {
  await db.transaction().execute(async (tx) => {
    const { text } = await lockDraft(tx, number);
    await tx.deleteFrom("terms_versions").where("number", "=", number).execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "delete",
      subject: "terms",
      subjectId: number,
      before: { text },
    });
  });
}
