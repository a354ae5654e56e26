import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { conflict, type Problems } from "#platform/http/errors.ts";
import { eurosOf } from "#platform/money.ts";
import { lockSalesTo } from "#features/billing/add-ons/once-per-person.ts";
import { isOfferedWith, isSentTo, readAddOns } from "#features/billing/add-ons/add-on.ts";
import { inEuros } from "#features/courses/courses/queries/course-columns.ts";
import { isFree } from "../enrolment.rules.ts";
import { sentAddOns } from "./sent-add-ons.ts";
import { hasAddOnAtCoursePrice } from "./sold-add-on.ts";

interface Facts {
  course: { organized_by_cs: boolean; pricing_strategy: string };
  enrolment: { id: string; user_id: string | null; address_country: string | null };
}

/**
 * What can be bought with a paid course, and why this person cannot buy some of it
 * (docs/product/enrolments.md#add-ons).
 */
export async function offeredAddOns(db: Database | Tx, { course, enrolment }: Facts) {
  if (isFree(course)) return [];
  const [all, had, sentBefore] = await Promise.all([
    readAddOns(db),
    hadBefore(db, enrolment),
    sentAddOns(db, enrolment.id),
  ]);
  return all
    .filter((addOn) => isOfferedWith(addOn, course))
    .map((addOn) => ({
      code: addOn.code,
      name: addOn.name,
      description: addOn.description,
      price: eurosOf(addOn.price),
      listPrice: inEuros(addOn.listPrice),
      unavailableBecause: sentBefore.has(addOn.code)
        ? "Dit kreeg je al bij deze inschrijving."
        : addOn.oncePerPerson && had.has(addOn.code)
          ? "Je kocht dit al voor deze prijs, of vroeg het bij een andere cursus die je nog betaalt. Het kan één keer per persoon."
          : isSentTo(addOn, enrolment.address_country)
            ? null
            : "Dit versturen we niet naar jouw land.",
    }));
}

/**
 * To be called by everything that commits to what was chosen: a payment, a request to pay in instalments, a choice
 * that costs nothing. When one person commits in several courses at once, these wait for each other here: otherwise an
 * add-on that is sold once per person would be sold in each.
 * @throws 409 when something chosen cannot be bought any more
 */
export async function checkStillSold(tx: Tx, facts: Facts, chosen: readonly { code: AddOnCode }[]) {
  if (chosen.length === 0) return;
  await lockSalesTo(tx, facts.enrolment.user_id);
  const offered = await offeredAddOns(tx, facts);
  for (const { code } of chosen) {
    const offer = offered.find((one) => one.code === code);
    if (!offer)
      throw notSold("Iets wat je koos, is bij deze cursus niet meer te koop. Kijk je keuze na en bevestig opnieuw.");
    if (offer.unavailableBecause)
      throw notSold(`‘${offer.name}’: ${offer.unavailableBecause} Haal het weg en bevestig opnieuw.`);
  }
}
const notSold = (message: string) => conflict("price-changed", message);

/**
 * Problems with moving to another country: everything chosen must be sent there; what was already sent is not sent
 * again.
 */
export async function problemsOfSending(tx: Tx, enrolmentId: string, country: string): Promise<Problems> {
  const chosen = await tx
    .selectFrom("enrolment_add_ons")
    .select("add_on")
    .where("enrolment_id", "=", enrolmentId)
    .where("sent_at", "is", null)
    .execute();
  if (chosen.length === 0) return {};
  const codes = new Set(chosen.map(({ add_on }) => add_on));
  const stays = (await readAddOns(tx)).find((addOn) => codes.has(addOn.code) && !isSentTo(addOn, country));
  return stays
    ? { addressCountry: `‘${stays.name}’ versturen we daar niet naartoe. Haal het eerst weg in de stap Betaling.` }
    : {};
}

/** The codes of the add-ons that this person already has at the price of a course. */
async function hadBefore(db: Database | Tx, { id, user_id }: Facts["enrolment"]) {
  const rows = await db
    .selectFrom("add_ons")
    .select("code")
    .where(hasAddOnAtCoursePrice(sql.ref("add_ons.code"), sql`${user_id}::uuid`, { enrolment: sql`${id}::uuid` }))
    .execute();
  return new Set(rows.map(({ code }) => code));
}
