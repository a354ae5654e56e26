import * as z from "zod";
import { Flag } from "#layer/fields.ts";
import { typedText } from "#layer/typed-text.ts";
import { ContactDetails } from "#features/people/person-details.ts";
import { AwardState, Place } from "./awards.ts";
import { StaffReason } from "./managing-acts.ts";

/** How the contest ends, and what the mails about the result say in addition to their fixed text. */
export const EndInput = z
  .object({
    showJuryFeedbackToParticipant: Flag,
    winnerMessage: typedText().trim().max(5000).optional(),
    otherMessage: typedText().trim().max(5000).optional(),
    reason: StaffReason,
  })
  .meta({ id: "EndInput" });
export type EndInput = z.input<typeof EndInput>;

/** A mail with the result as its readers get it, without the layout. */
export const ResultMail = z
  .object({
    to: z.enum(["winner", "other", "begun"]).describe("begun: begon en diende niet in, bij een vroeger einde"),
    hasFeedback: z.boolean().describe("of de mail zegt dat er feedback te lezen is"),
    count: z.int().describe("hoeveel mensen deze mail krijgen"),
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    button: z.string().nullable(),
  })
  .meta({ id: "ResultMail" });
export type ResultMail = z.infer<typeof ResultMail>;

export const Winner = z
  .object({
    user: z.object({
      nickname: z.string(),
      name: z.string(),
      email: z.string(),
      ...ContactDetails.shape,
    }),
    contribution: z.object({
      id: z.uuid(),
      title: z.string(),
      ageCategoryId: z.int().nullable(),
      state: AwardState,
      place: Place,
    }),
  })
  .meta({ id: "Winner" });
export type Winner = z.infer<typeof Winner>;
