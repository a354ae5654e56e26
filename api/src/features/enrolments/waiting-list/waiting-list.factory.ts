import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { offerToken } from "./offer-token.ts";

interface Wanted {
  course_id: string;
  user_id?: string;
  /** `waiting` unless asked otherwise. */
  state?: "waiting" | "offered";
  joined_at?: Date;
}

/** A place on a waiting list, of a new member unless one is given, with the token of its offer; nobody is notified. */
export async function aPlace(services: Services, { state = "waiting", ...wanted }: Wanted) {
  const now = services.clock.now();
  const user_id = wanted.user_id ?? (await aPerson(services)).id;
  const until = later(now, services.config.seatOfferLasts);
  const entry = await services.db
    .insertInto("waiting_list_entries")
    .values({
      joined_at: now,
      ...(state === "offered" && { offered_at: now, offered_until: until }),
      ...wanted,
      user_id,
      state,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...entry, token: offerToken(services, entry.id) };
}
