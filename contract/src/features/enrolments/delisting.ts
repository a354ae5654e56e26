import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Amount, Euros } from "#layer/fields.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";
import { AddOnCode } from "#features/billing/add-on-codes.ts";
import { MAX_PRICE } from "#features/courses/course-input.ts";

/* Delisting a participant of a course, and relisting them (docs/product/delisting.md). */

const RefundAmount = Euros(100 * MAX_PRICE);
/** Why the organiser refuses a participant's request to be delisted. */
export const RefusalWords = typedText().trim().min(1, "Leg uit waarom niet.").max(2000);
const words = typedText().trim().max(2000).optional();

export const RefundTerms = z
  .array(z.object({ until: z.iso.date(), percentage: z.number() }))
  .describe("wat er tot en met die dag terugkomt; daarna niets");

/** What goes back to a participant who is delisted today (docs/product/delisting.md#refund). */
export const RefundQuote = z
  .object({
    paidAmount: Amount.describe("in euro, wat binnenkwam en niet terugging"),
    refundAmount: Amount.describe("in euro, wat er volgens de regeling vandaag terugkomt"),
    percentage: z.number().describe("van de prijs van de cursus"),
    until: z.iso.date().nullable().describe("tot en met wanneer dat zo is; null wanneer er niets terugkomt"),
    withdrawalUntil: z.iso.date().nullable().describe("tot en met dan is het de bedenktijd; null: er is er geen"),
    terms: RefundTerms,
    addOns: z.array(
      z.object({
        code: AddOnCode,
        name: z.string(),
        amount: Amount,
        isSent: z.boolean().describe("verstuurd: komt niet terug"),
      }),
    ),
    dueAmount: Amount.describe("in euro, wat nog te betalen was en dan niet meer hoeft"),
  })
  .meta({ id: "RefundQuote" });
export type RefundQuote = z.infer<typeof RefundQuote>;

/** Why a participant cannot leave by themselves, and has to ask for it instead. */
export const LeaveProblem = z.enum(["over", "started", "nothing-back", "switched-off"]);
export type LeaveProblem = z.infer<typeof LeaveProblem>;

export const Leaving = RefundQuote.extend({
  problem: LeaveProblem.nullable().describe("waarom je jezelf niet uitschrijft; null: dat kan"),
  delistRequestedAt: z.iso.datetime().nullable().describe("je vroeg om uitgeschreven te worden"),
}).meta({ id: "Leaving" });
export type Leaving = z.infer<typeof Leaving>;

/** For whoever manages the course; for others there is no such participant (404). */
export const delisting = {
  refundQuote: endpoint({
    method: "GET",
    path: "/course-participants/{id}/refund-quote",
    access: "member",
    summary: "Wat een deelnemer terugkrijgt die je vandaag uitschrijft",
    params: IdParams,
    response: dataOf(RefundQuote),
  }),
  delist: endpoint({
    method: "POST",
    path: "/course-participants/{id}/delist",
    access: "member",
    summary: "Een deelnemer uitschrijven, met terugbetaling en creditnota; nog eens is geen fout",
    params: IdParams,
    body: z.object({
      refundAmount: RefundAmount.optional().describe("in euro; zonder: volgens de regeling"),
      message: words.describe("staat in de mail aan de deelnemer"),
    }),
    status: 204,
  }),
  declineRequest: endpoint({
    method: "POST",
    path: "/course-participants/{id}/decline-delist-request",
    access: "member",
    summary: "Niet ingaan op de vraag om uitgeschreven te worden; 409 wanneer die er niet meer is",
    params: IdParams,
    body: z.object({ message: RefusalWords.describe("staat in de mail aan de deelnemer") }),
    status: 204,
  }),
  releaseSeat: endpoint({
    method: "POST",
    path: "/course-participants/{id}/release-seat",
    access: "member",
    summary:
      "De plaats vrijgeven van wie nog betaalt; 422 voor wie ingeschreven of uitgeschreven is, of op een antwoord wacht",
    params: IdParams,
    body: z.object({ message: words.describe("staat in de mail aan wie de plaats had") }),
    status: 204,
  }),
  relist: endpoint({
    method: "POST",
    path: "/course-participants/{id}/relist",
    access: "member",
    summary: "Iemand opnieuw inschrijven; wie geld terugkreeg, betaalt opnieuw",
    params: IdParams,
    status: 204,
  }),
};

export const leaving = {
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}/participation/refund-quote",
    access: "member",
    summary: "Of je jezelf kan uitschrijven, en wat je dan terugkrijgt",
    params: SlugParams,
    response: dataOf(Leaving),
  }),
  leave: endpoint({
    method: "POST",
    path: "/courses/{slug}/participation/leave",
    access: "member",
    summary: "Jezelf uitschrijven; nog eens is geen fout",
    params: SlugParams,
    body: z.object({
      refundAmount: RefundAmount.describe(
        "in euro, wat er stond dat je terugkrijgt; 409 wanneer dat intussen anders is",
      ),
    }),
    status: 204,
  }),
  requestDelist: endpoint({
    method: "POST",
    path: "/courses/{slug}/participation/request-delist",
    access: "member",
    summary: "Vragen om uitgeschreven te worden; nog eens is geen fout",
    params: SlugParams,
    body: z.object({ reason: words }),
    status: 204,
  }),
  withdrawRequest: endpoint({
    method: "DELETE",
    path: "/courses/{slug}/participation/request-delist",
    access: "member",
    summary: "Die vraag intrekken",
    params: SlugParams,
    status: 204,
  }),
};
