import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import type { PriceLevel } from "@inktvis/contract/features/enrolments/prices";
import type { ParticipantState } from "@inktvis/contract/features/enrolments/participants";
import { sql } from "kysely";
import type { AddOn } from "#features/billing/add-ons/add-on.ts";
import { countryCell, PERSON_COLUMNS } from "#features/people/people/person-cells.ts";
import { brusselsDayAndTime } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { type AmountCell, amountCell } from "#platform/csv.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import type { Payments } from "#platform/db/tables.gen.ts";
import { formatShare } from "#platform/money.ts";
import { daysAttended } from "../../attendance/queries/attended-days.ts";
import { quoteOfRow, selectParticipants } from "./participant-columns.ts";

/* The organiser's spreadsheet: who is in the course, what was agreed, what was paid. */

const answersOfEnrolment = sql<Record<string, string>>`(
  select coalesce(json_object_agg(given.question_id, choice.option), '{}')
  from enrolment_answers given join course_survey_options choice on choice.id = given.option_id
  where given.enrolment_id = enrolment.id
)`;

/** The enrolments with these ids, in the courses that the viewer manages. */
export const exportedParticipants = (ctx: MemberContext, ids: readonly string[]) =>
  selectParticipants(ctx)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("payments as attempt")
          .select(["attempt.state as paymentState", "attempt.method"])
          .whereRef("attempt.enrolment_id", "=", "enrolment.id")
          .where("attempt.failure", "is distinct from", "let-go")
          .orderBy(sql`attempt.state = 'paid'`, "desc")
          .orderBy("attempt.created_at", "desc")
          .limit(1)
          .as("payment"),
      (join) => join.onTrue(),
    )
    .select(["payment.paymentState", "payment.method", answersOfEnrolment.as("answers")])
    .select(daysAttended.as("daysAttended"))
    .select(["enrolment.date_of_birth", "enrolment.parent_name", "enrolment.phone", "enrolment.address_street"])
    .select(["enrolment.address_number", "enrolment.address_postal_code", "enrolment.address_city"])
    .select(["enrolment.address_country", "enrolment.invoicing_name", "enrolment.invoicing_email"])
    .select(["enrolment.invoicing_street", "enrolment.invoicing_number", "enrolment.invoicing_postal_code"])
    .select(["enrolment.invoicing_city", "enrolment.invoicing_country", "enrolment.invoicing_vat_number"])
    .select(["enrolment.discount_reason"])
    .where("enrolment.id", "in", ids);
type Exported = RowOf<ReturnType<typeof exportedParticipants>>;

export interface Question {
  id: string;
  question: string;
}
export type Cell = string | number | AmountCell;
type Value = Cell | false | null | undefined;
type Column = [name: string, value: (row: Exported) => Value];

/** What determines the columns for a course. */
export interface Lookups {
  questions: readonly Question[];
  /** With their current prices. */
  addOns: readonly AddOn[];
  /** The days on which somebody was present. */
  days: readonly string[];
}

export function columnsOf({ questions, addOns, days }: Lookups): [string, (row: Exported) => Cell][] {
  const prices = new Map(addOns.map(({ code, price }) => [code, price]));
  const all: Column[] = [
    ["Toestand", ({ participantState: state }) => STATES[state]],
    ...PERSON_COLUMNS,
    ["Ouder of voogd", ({ parent_name }) => parent_name],
    ...INVOICING,
    ["Tarief", ({ price_level: level }) => level && LEVELS[level]],
    ["Prijs van de cursus", (row) => amountCell(quoteOfRow(row, prices).priceCourse)],
    ["Korting", ({ discount_name }) => discount_name],
    ["Korting in procent", ({ discount_basispoints: share }) => share && formatShare(share)],
    ["Korting in euro", (row) => amountOrNothing(quoteOfRow(row, prices).discount?.amount)],
    ["Reden van de korting", ({ discount_reason }) => discount_reason],
    ...addOns.map(({ code, name }): Column => [
      name,
      (row) => amountOrNothing(quoteOfRow(row, prices).addOns.find((chosen) => chosen.code === code)?.price),
    ]),
    ["Totaal", (row) => amountCell(quoteOfRow(row, prices).priceTotal)],
    ["Ontvangen", ({ received }) => amountCell(received)],
    ["Terugbetaald", ({ refunded }) => amountCell(refunded)],
    ["Nog te betalen", ({ outstanding }) => amountCell(outstanding)],
    ["Betaling", (row) => saysOfPaying(row) && row.paymentState && PAYMENTS[row.paymentState]],
    ["Betaald met", (row) => saysOfPaying(row) && row.method && paymentMethodName(row.method)],
    ["In schijven", instalmentOf],
    ...questions.map(({ id, question }): Column => [question, ({ answers }) => answers[id]]),
    ...(days.length > 0 ? [DAYS_ATTENDED] : []),
    ...days.map((day): Column => [`Aanwezig op ${day}`, (row) => row.daysAttended.includes(day) && "ja"]),
    ["Ingeschreven", ({ finalized_at: at }) => at && brusselsDayAndTime(at)],
    ["Uitgeschreven", ({ delisted_at: at }) => at && brusselsDayAndTime(at)],
  ];
  return all.map(([name, value]) => [name, (row) => filled(value(row))]);
}

const filled = (value: Value) => (value === false ? "" : (value ?? ""));
const DAYS_ATTENDED: Column = ["Dagen aanwezig", (row) => row.finalized_at && row.daysAttended.length];
const amountOrNothing = (cents: number | undefined) => (cents === undefined ? null : amountCell(cents));

const INVOICING: Column[] = [
  ["Factuur: naam", ({ invoicing_name }) => invoicing_name],
  ["Factuur: e-mail", ({ invoicing_email }) => invoicing_email],
  ["Factuur: straat", ({ invoicing_street }) => invoicing_street],
  ["Factuur: nummer", ({ invoicing_number }) => invoicing_number],
  ["Factuur: postcode", ({ invoicing_postal_code }) => invoicing_postal_code],
  ["Factuur: gemeente", ({ invoicing_city }) => invoicing_city],
  ["Factuur: land", ({ invoicing_country }) => countryCell(invoicing_country)],
  ["Factuur: btw-nummer", ({ invoicing_vat_number }) => invoicing_vat_number],
];

const STATES: Record<ParticipantState, string> = {
  enrolled: "ingeschreven",
  "installment-requested": "vroeg om in schijven te betalen",
  paying: "betaalt nog",
  begun: "niet afgemaakt",
  delisted: "uitgeschreven",
};
const LEVELS: Record<PriceLevel, string> = { low: "laag", normal: "gewoon", high: "hoog" };
/**
 * An unpaid attempt says nothing about somebody who was enrolled without it, or has since asked to pay in instalments.
 */
const saysOfPaying = ({ paymentState, participantState }: Exported) =>
  paymentState === "paid" || participantState === "paying";
const PAYMENTS: Record<Payments["state"], string> = {
  creating: "open",
  pending: "open",
  paid: "betaald",
  failed: "mislukt",
};
const instalmentOf = ({ state, payment_state }: Exported) =>
  state &&
  { open: "aangevraagd", rejected: "afgewezen", approved: payment_state === "paid" ? "afgerond" : "loopt" }[state];
