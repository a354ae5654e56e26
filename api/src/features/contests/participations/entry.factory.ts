import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Participations } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { freezeEntry } from "./freeze.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

interface Wanted extends Partial<Insertable<Participations>> {
  contest_id: string;
  /** The titles of its texts; one text for each, written by the entrant. */
  titles?: readonly string[];
  body?: string;
  ageCategoryId?: number | null;
  /** Whether it is handed in; on by default. */
  handedIn?: boolean;
}

/** An entry in a contest with texts of its own entrant, handed in unless told otherwise. */
export async function anEntry(
  services: Services,
  { titles = ["De veerpont"], body, ageCategoryId = null, handedIn = true, ...wanted }: Wanted,
) {
  const now = services.clock.now();
  const user_id = wanted.user_id ?? (await aPerson(services)).id;
  const texts = await Promise.all(
    titles.map((title) => aText(services, { author_id: user_id, title, ...(body && { body }) })),
  );
  return services.db.transaction().execute(async (tx) => {
    const participation = await tx
      .insertInto("participations")
      .values({ ...STORED_PERSON, started_at: now, ...wanted, user_id })
      .returning(["id", "user_id"])
      .executeTakeFirstOrThrow();
    const contributions = await tx
      .insertInto("contributions")
      .values(
        texts.map(({ id }, position) => ({
          participation_id: participation.id,
          contest_id: wanted.contest_id,
          text_id: id,
          position,
        })),
      )
      .returning(["id", "text_id"])
      .execute();
    if (handedIn) await freezeEntry(tx, { participationId: participation.id, ageCategoryId, now });
    return { ...participation, texts, contributionIds: contributions.map(({ id }) => id) };
  });
}
