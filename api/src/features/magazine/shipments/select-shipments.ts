import {
  ShippedAddOn,
  type ShipmentState,
  type StaffShipment,
} from "@inktvis/contract/features/magazine/staff-shipments";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { eurosOf } from "#platform/money.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { hadReducedYear } from "../requests/reduced-before.ts";
import { COURSE_AND_PERSON, personOf } from "#features/enrolments/enrolments/queries/course-and-person.ts";

/*
 * One queue from two tables (docs/product/magazine.md#queue): what was bought with a course, and requests for the
 * magazine.
 */

export interface ShipmentFilter {
  state?: ShipmentState | undefined;
  addOn?: ShippedAddOn | undefined;
  now: Date;
}

/**
 * Until when a year of the magazine runs: a year after its first issue was sent; null before that, and for other
 * things.
 */
const RUNS_UNTIL = sql<Date | null>`case when sold.code = ${ShippedAddOn.enum.verzin} then sent_at + interval '1 year' end`;

/** The condition for a state, on a query that has `sent_at` and `sold`; without a state it is always true. */
function isInState({ state, now }: Pick<ShipmentFilter, "state" | "now">) {
  switch (state) {
    case undefined:
      return sql<boolean>`true`;
    case "to-send":
      return sql<boolean>`sent_at is null`;
    case "sent":
      return sql<boolean>`sent_at is not null`;
    case "running":
      return sql<boolean>`sold.code = ${ShippedAddOn.enum.verzin} and coalesce(${RUNS_UNTIL} > ${now}, true)`;
    default:
      return state satisfies never;
  }
}

/** Amounts are in cents, as in the database. */
interface RequestJson {
  email: string;
  listPrice: number;
  reducedPrice: number | null;
  asksReduced: boolean;
  hasTakenCourse: boolean | null;
  hadReduced: boolean | null;
  invoiceTo: NonNullable<StaffShipment["subscription"]>["invoiceTo"];
  invoice: { id: string; number: string; total: number } | null;
}

/**
 * What was bought with a course and is not paid back, of people whose address is still known. What was sent stays
 * listed, even while its buyer has to pay for the course again (docs/product/delisting.md#relisting).
 */
const boughtWithCourse = (db: Database | Tx, { state, addOn, now }: ShipmentFilter) =>
  db
    .selectFrom("enrolment_add_ons as bought")
    .innerJoin("add_ons as sold", "sold.code", "bought.add_on")
    .innerJoin("enrolments as enrolment", "enrolment.id", "bought.enrolment_id")
    .innerJoin("courses as course", "course.id", "enrolment.course_id")
    .leftJoin("users as person", "person.id", "enrolment.user_id")
    .leftJoin("users as sender", "sender.id", "bought.sent_by")
    .select(["bought.id", "bought.add_on", "bought.sent_at", "sold.name as sold", "sender.nickname as senderName"])
    .select(COURSE_AND_PERSON)
    .select(["enrolment.address_street", "enrolment.address_number"])
    .select(["enrolment.address_postal_code", "enrolment.address_city", "enrolment.address_country"])
    .select(sql<Date>`coalesce(enrolment.finalized_at, bought.sent_at)`.as("boughtAt"))
    .select(sql<RequestJson | null>`null::json`.as("request"))
    .select(RUNS_UNTIL.as("runsUntil"))
    .where("bought.add_on", "in", addOn ? [addOn] : ShippedAddOn.options)
    .where("bought.credited_at", "is", null)
    .where(({ eb, or }) => or([eb("enrolment.finalized_at", "is not", null), eb("bought.sent_at", "is not", null)]))
    .where("enrolment.first_name", "is not", null)
    .where(isInState({ state, now }));

const ofRequest = sql<RequestJson>`json_build_object(
  'email', request.email,
  'listPrice', request.list_price,
  'reducedPrice', request.reduced_price,
  'asksReduced', request.asks_reduced,
  'hasTakenCourse', case when request.user_id is not null then exists (
    select from enrolments where user_id = request.user_id and finalized_at is not null and delisted_at is null
  ) end,
  'hadReduced', case when request.user_id is not null
    then sold.once_a_person and ${hadReducedYear(sql`request.user_id`, sql`request.id`)} end,
  'invoiceTo', case when request.wants_invoice then json_build_object(
    'name', request.invoicing_name, 'email', request.invoicing_email, 'street', request.invoicing_street,
    'number', request.invoicing_number, 'postalCode', request.invoicing_postal_code,
    'city', request.invoicing_city, 'country', request.invoicing_country, 'vatNumber', request.invoicing_vat_number
  ) end,
  'invoice', (
    select json_build_object('id', invoice.id, 'number', invoice.number, 'total', invoice.total)
    from invoices invoice where invoice.subscription_id = request.id and invoice.series = 'invoice'
  )
)`;

/** Requests for the magazine that were not cancelled, of people whose address is still known. */
const requested = (db: Database | Tx, { state, now }: ShipmentFilter) =>
  db
    .selectFrom("magazine_subscriptions as request")
    .innerJoin("add_ons as sold", (join) => join.on("sold.code", "=", ShippedAddOn.enum.verzin))
    .leftJoin("users as person", "person.id", "request.user_id")
    .leftJoin("users as sender", "sender.id", "request.sent_by")
    .select(["request.id", "sold.code as add_on", "request.sent_at", "sold.name as sold"])
    .select(["sender.nickname as senderName", sql<string | null>`null::text`.as("slug")])
    .select([sql<string | null>`null::text`.as("title"), "request.name as first_name"])
    .select([
      sql<string | null>`null::text`.as("last_name"),
      "person.id as personId",
      "person.nickname",
      "person.email",
    ])
    .select(["request.address_street", "request.address_number", "request.address_postal_code", "request.address_city"])
    .select(["request.address_country", "request.requested_at as boughtAt", ofRequest.as("request")])
    .select(RUNS_UNTIL.as("runsUntil"))
    .where("request.cancelled_at", "is", null)
    .where("request.name", "is not", null)
    .where(isInState({ state, now }));

/** Both kinds, as `shipment`. */
export const selectShipments = (db: Database | Tx, filter: ShipmentFilter) =>
  db
    .selectFrom(
      (filter.addOn && filter.addOn !== "verzin"
        ? boughtWithCourse(db, filter)
        : boughtWithCourse(db, filter).unionAll(requested(db, filter) as never)
      ).as("shipment"),
    )
    .selectAll("shipment")
    .$narrowType<{ add_on: ShippedAddOn; boughtAt: Date }>();

type Row = RowOf<ReturnType<typeof selectShipments>>;

const subscriptionOf = (request: RequestJson): StaffShipment["subscription"] => ({
  ...request,
  listPrice: eurosOf(request.listPrice),
  reducedPrice: request.reducedPrice === null ? null : eurosOf(request.reducedPrice),
  invoice: request.invoice && { ...request.invoice, total: eurosOf(request.invoice.total) },
});

export const shipmentOf = (row: Row): StaffShipment => ({
  id: row.id,
  addOn: row.add_on,
  name: row.sold,
  course: row.slug === null || row.title === null ? null : { slug: row.slug, title: row.title },
  subscription: row.request && subscriptionOf(row.request),
  person: personOf(row),
  to: {
    name: fullNameOf(row) ?? "",
    street: row.address_street ?? "",
    number: row.address_number ?? "",
    postalCode: row.address_postal_code ?? "",
    city: row.address_city ?? "",
    country: row.address_country ?? "",
  },
  boughtAt: row.boughtAt.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  sentBy: row.senderName,
  runsUntil: row.runsUntil?.toISOString() ?? null,
});
