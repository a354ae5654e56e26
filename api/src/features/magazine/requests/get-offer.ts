import type { SubscriptionOffer } from "@inktvis/contract/features/magazine/subscriptions";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { eurosOf } from "#platform/money.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { readMagazineYear } from "./magazine-year.ts";
import { hadReducedYear } from "./reduced-before.ts";
import { notSold } from "./request.errors.ts";

const ADDRESS = ["addressStreet", "addressNumber", "addressPostalCode", "addressCity", "addressCountry"] as const;

/**
 * The price of a year of the magazine, and what can be filled in already for a member. @throws 409 when it is not sold
 */
export async function getOffer({ db, viewer }: Context): Promise<{ data: SubscriptionOffer }> {
  const year = await readMagazineYear(db);
  if (!year) throw notSold();
  const known = viewer
    ? await db
        .selectFrom("users as person")
        .selectAll()
        .select(hadReducedYear(sql`person.id`).as("hadReduced"))
        .where("id", "=", viewer.id)
        .executeTakeFirst()
    : undefined;
  return {
    data: {
      description: year.description,
      listPrice: eurosOf(year.listPrice),
      reducedPrice: year.reducedPrice === null ? null : eurosOf(year.reducedPrice),
      reducedIn: year.reducedIn && [...year.reducedIn],
      isReducedOnce: year.isReducedOnce,
      hadReduced: year.isReducedOnce && known?.hadReduced === true,
      prefilled: known ? { name: fullNameOf(known), email: known.email, ...fieldsFrom(known, ADDRESS) } : null,
    },
  };
}
