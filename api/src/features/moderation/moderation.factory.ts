import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { ModerationDecisions } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

/** A reported text. */
export async function aReportedText(services: Services, wanted: Parameters<typeof aText>[1] = {}) {
  const [text, reporter] = [await aText(services, wanted), await aPerson(services)];
  await services.db
    .insertInto("text_reports")
    .values({ text_id: text.id, user_id: reporter.id, reason: "Overgeschreven.", created_at: services.clock.now() })
    .execute();
  return text;
}

/** A hidden text with its decision. */
export async function aDecision(services: Services, wanted: Partial<Insertable<ModerationDecisions>> = {}) {
  const now = services.clock.now();
  const text = await aText(services, { hidden_at: now, ...(wanted.author_id && { author_id: wanted.author_id }) });
  return services.db
    .insertInto("moderation_decisions")
    .values({
      author_id: text.authorId,
      text_id: text.id,
      title: text.title,
      verdict: "hide",
      reason: "Dit is overgeschreven.",
      decided_at: now,
      ...wanted,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
