import type { TestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntrant } from "./entrant.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

/** Complete entries that only have to be handed in, and functions to read what is stored of them. */
export function useFullEntries(test: TestApi) {
  /** Somebody whose entry is complete and only has to be handed in. */
  async function aFullEntry(wanted: Parameters<typeof aContest>[1] = {}, data: object = validPerson) {
    const contest = await aContest(test.services, { title: "Water", ...wanted });
    const entrant = await anEntrant(test);
    const entry = entrant.at(contest.slug);
    await entry.start();
    const texts = [];
    for (let number = 0; number < (wanted.contributions_per_user ?? 1); number++)
      texts.push(await entrant.write(`Tekst ${number + 1}`));
    await entry.choose(texts.map(({ id }) => id));
    const { id } = (await entry.save(data)).body.data;
    await test.runJobs();
    return { ...entrant, contest, entry, id: id as string, texts, text: texts[0] as (typeof texts)[number] };
  }
  const rowsOf = (participationId: string) =>
    test.services.db
      .selectFrom("contributions")
      .selectAll()
      .where("participation_id", "=", participationId)
      .orderBy("position")
      .execute();
  const textRow = (id: string) =>
    test.services.db.selectFrom("texts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  return { aFullEntry, rowsOf, textRow };
}
