import * as z from "zod";
import { typedText } from "#layer/typed-text.ts";
import { ContributionState } from "./awards.ts";

/**
 * Why somebody does something in another person's contest that harms people in it or cannot be undone. Required of
 * them, told to the organiser, and kept in the audit log. Organisers need no reason in their own contest.
 */
export const StaffReason = typedText().trim().max(2000).optional();
export const WithReason = z.object({ reason: StaffReason });

/** What somebody does in a contest that they manage; acts by anybody but its organiser are kept in the audit log. */
export const ManagingAct = z.enum([
  "update",
  "delete",
  "publish",
  "unpublish",
  "end",
  "set-state",
  "update-feedback",
  "reopen-entry",
  "invite-jury",
  "invite-participants",
  "delete-invitation",
  "assign-juror",
  "remove-juror",
  "use-entrants",
  "export-csv",
  "export-pdf",
  "hand-over",
  "save-result",
  "release-result",
  "withdraw-result",
  "send-message",
  "remind-juror",
  "reopen",
]);
export type ManagingAct = z.infer<typeof ManagingAct>;

export const STAFF_ACTS_PER_PAGE = 10;
export const StaffAct = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    by: z.object({ nickname: z.string() }).nullable().describe("null: iemand van wie het account er niet meer is"),
    act: ManagingAct,
    entry: z.string().nullable().describe("de titel van de inzending waarover het ging"),
    juror: z.string().nullable().describe("de naam van het jurylid waarover het ging"),
    state: ContributionState.nullable().describe("wat de inzending werd"),
    reason: z.string().nullable().describe("waarom, bij wat niet terug te draaien is of iemand schaadt"),
  })
  .meta({ id: "StaffAct" });
export type StaffAct = z.infer<typeof StaffAct>;
