import type { Selectable } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Contests, Participations } from "#platform/db/tables.gen.ts";
import { invalid } from "#platform/http/errors.ts";
import { ageCategoryFor, ageLabelOf, isPassed } from "../../contests/contest.rules.ts";
import { contestIsOver } from "../../contests/contest.errors.ts";
import { freezeEntry } from "../freeze.ts";
import { lateQuestions } from "../late-questions.ts";
import { hasCompleteData } from "../participant-data.ts";
import { dataMissing, notBegun, textDoesNotFit, textsMissing } from "../participation.errors.ts";
import { textCountProblem } from "../participation.rules.ts";
import { entryReceived } from "../participations.jobs.ts";
import { chosenTexts, isGone } from "../queries/chosen-texts.ts";
import { getBegunParticipation } from "../queries/get-participation.ts";
import { textLengthProblem } from "../queries/text-lengths.ts";
import { lockEntry } from "../queries/lock-entry.ts";

/** Hands an entry in, once: its texts are frozen as they are now, and the entrant gets a mail. */
export async function finalizeParticipation(ctx: MemberContext, slug: string) {
  const { db, jobs, now } = ctx;
  await db.transaction().execute(async (tx) => {
    const { contest, entry } = await lockEntry(ctx, tx, slug);
    if (entry?.finalized_at) return;
    if (isPassed(contest, now)) throw contestIsOver();
    if (!entry) throw notBegun();
    await checkTexts(tx, contest, entry.id);
    if (!hasCompleteData(contest, entry, await lateQuestions(tx, entry))) throw dataMissing();
    const ageCategoryId = await ageCategoryIdOf(tx, contest, entry);
    await freezeEntry(tx, { participationId: entry.id, ageCategoryId, now });
    await jobs.enqueue(tx, entryReceived, { participationId: entry.id });
  });
  return getBegunParticipation(ctx, slug);
}

/**
 * Locks the texts before the rows that point at them, in the same order as deleting a text: so the two cannot deadlock.
 */
async function checkTexts(tx: Tx, contest: Selectable<Contests>, participationId: string) {
  await tx
    .selectFrom("texts as text")
    .select("text.id")
    .where("text.id", "in", (eb) =>
      eb.selectFrom("contributions").select("text_id").where("participation_id", "=", participationId),
    )
    .orderBy("text.id")
    .forNoKeyUpdate()
    .execute();
  const chosen = await chosenTexts(tx, participationId);
  if (chosen.some(isGone)) throw textsMissing("Een tekst die je koos, bestaat niet meer. Kies een andere.");
  const countProblem = textCountProblem(contest, chosen.length);
  if (countProblem) throw textsMissing(countProblem);
  // A text changed since it was chosen, or the organiser changed the limits.
  const misfit = await textLengthProblem(
    tx,
    contest,
    chosen.flatMap(({ text_id }) => text_id ?? []),
  );
  if (misfit) throw textDoesNotFit(misfit);
}

/**
 * By the age on the day of the deadline (docs/product/contests.md#age-categories); null where the contest has no
 * categories.
 */
async function ageCategoryIdOf(tx: Tx, contest: Selectable<Contests>, { date_of_birth }: Selectable<Participations>) {
  if (!contest.use_age_categories || !date_of_birth) return null;
  const categories = await tx
    .selectFrom("contest_age_categories")
    .selectAll()
    .where("contest_id", "=", contest.id)
    .orderBy("age_from")
    .orderBy("age_to")
    .execute();
  const category = ageCategoryFor(categories, date_of_birth, contest.deadline);
  if (category) return category.id;
  const labels = new Intl.ListFormat("nl-BE", { type: "disjunction" }).format(categories.map(ageLabelOf));
  throw invalid({
    dateOfBirth: `Deze wedstrijd is voor wie op de dag van de deadline in een van deze categorieën valt: ${labels}. Met je geboortedatum kan je niet deelnemen.`,
  });
}
