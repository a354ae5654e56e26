import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Email } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/* What invitations to contests and to courses have in common (docs/product/invitations.md). */

/** How many addresses one call invites at most. */
export const MAX_INVITES = 500;

/** What the organiser writes in the mail. */
export const InvitationText = typedText().trim().min(1).max(5000);

/** Blank lines of the field do not count as addresses. */
export const isFilledAddress = (email: string) => email.trim() !== "";
/** A list of addresses, with at least as many as needed. */
export const invitedAddresses = (needed: 0 | 1) =>
  z
    .array(typedLine())
    .transform((emails) => emails.filter(isFilledAddress))
    .pipe(z.array(Email).min(needed).max(MAX_INVITES));

export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    sentAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable().describe("wanneer iemand ze aanvaardde"),
    declinedAt: z.iso.datetime().nullable().describe("aanvaarden kan nog"),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as its link shows it, without the address it was sent to (docs/product/invitations.md#link). */
export const LinkedInvitation = z.object({
  usedAt: z.iso.datetime().nullable().describe("wanneer ze aanvaard werd"),
  declinedAt: z.iso.datetime().nullable().describe("aanvaarden kan nog"),
  isOtherAccount: z
    .boolean()
    .describe("wie aangemeld is, heeft een ander adres dan dat van de uitnodiging, en kan ze niet aanvaarden"),
});

/** How many mails went out, and who got none (docs/product/invitations.md#sending). */
export const Invited = z
  .object({
    sent: z.int(),
    already: z.array(z.string()).describe("wie er al bij is"),
    invited: z.array(z.string()).describe("wie al een uitnodiging kreeg, en nu niet nog eens"),
    left: z
      .int()
      .optional()
      .describe("zoveel inzenders van andere wedstrijden passen niet meer in de uitnodigingen van een dag"),
  })
  .meta({ id: "Invited" });
export type Invited = z.infer<typeof Invited>;

export const invitations = {
  delete: endpoint({
    method: "DELETE",
    path: "/invitations/{id}",
    // For whoever manages what it invites to, of whatever kind: the policy of that kind decides.
    access: "member",
    summary: "Een uitnodiging intrekken voor wat je beheert; haar link werkt niet meer",
    params: IdParams,
    status: 204,
  }),
};
