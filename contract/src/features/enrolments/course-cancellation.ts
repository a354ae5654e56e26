import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Euros } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";

/* Calling a course off (docs/product/courses.md#cancelling). */

export const MAX_CANCEL_MESSAGE = 2000;
/** In euros: the most that cancelling a course may pay back. */
const MAX_REFUND = 100_000_000;

export const CourseCancellation = z
  .object({
    canCancel: z.boolean(),
    cancelledAt: z.iso.datetime().nullable(),
    message: z.string().nullable().describe("waarom, zoals het in de mails en op de pagina staat"),
    participants: z
      .int()
      .describe("wie ingeschreven is of een plaats heeft; na het afgelasten: om hoeveel mensen het ging"),
    enrolled: z.int().describe("wie van hen ingeschreven is: de anderen betalen nog of wachten op een antwoord"),
    waiting: z
      .int()
      .describe("wie op de wachtlijst staat en daar een mail over krijgt; na het afgelasten niemand meer"),
    refund: z.number().describe("in euro, wat ze samen terugkrijgen"),
    done: z.int().describe("wie al uitgeschreven is en een mail kreeg"),
    isDone: z.boolean(),
  })
  .meta({ id: "CourseCancellation" });
export type CourseCancellation = z.infer<typeof CourseCancellation>;

export const CancelInput = z.object({
  refund: Euros(MAX_REFUND).describe("het bedrag dat terugbetaald wordt, zoals het bevestigd is"),
  message: typedText().trim().max(MAX_CANCEL_MESSAGE).optional().describe("voor de mails en op de pagina"),
});

const MANAGEMENT = "userCanCreateCourses";

export const courseCancellation = {
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}/cancellation",
    access: MANAGEMENT,
    summary: "Wat het afgelasten van een cursus zou betekenen, of hoever het is",
    params: SlugParams,
    response: dataOf(CourseCancellation),
  }),
  cancel: endpoint({
    method: "POST",
    path: "/courses/{slug}/cancel",
    access: MANAGEMENT,
    summary:
      "Een cursus afgelasten: iedereen krijgt alles terug; 409 als het bedrag intussen anders is, nog eens is geen fout",
    params: SlugParams,
    body: CancelInput,
    response: dataOf(CourseCancellation),
  }),
};
