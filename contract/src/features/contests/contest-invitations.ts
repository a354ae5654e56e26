import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Email, Token } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";
import {
  Invitation,
  InvitationText,
  Invited,
  invitedAddresses,
  isFilledAddress,
  LinkedInvitation,
  MAX_INVITES,
} from "#features/inviting/invitations.ts";

export const JuryInvitation = Invitation.extend({
  ageCategoryId: z.int().nullable().describe("null: alle leeftijden"),
}).meta({ id: "JuryInvitation" });
export type JuryInvitation = z.infer<typeof JuryInvitation>;

export const InvitationByToken = LinkedInvitation.extend({
  refusal: z.string().nullable().describe("waarom wie aangemeld is, ze niet kan aanvaarden; null: dat kan"),
  invitationData: z.object({ type: z.enum(["jury", "participant"]) }),
  contest: z.object({
    slug: z.string(),
    title: z.string(),
    organization: z.string(),
    deadline: z.iso.datetime().describe("tot wanneer iemand indient"),
    isPassed: z.boolean().describe("de deadline is voorbij"),
    juryDeadline: z.iso.datetime().nullable().describe("tot wanneer de jury scoort"),
    isClosed: z.boolean().describe("de tijd om te scoren is voorbij"),
    isBlind: z.boolean(),
    isManaged: z.boolean().describe("de kijker beheert de wedstrijd en weet wie wat schreef"),
  }),
  juryTask: z
    .object({
      ages: z.array(z.string()).describe("de leeftijdscategorieën om te lezen; leeg: de wedstrijd heeft er geen"),
      texts: z.int().describe("hoeveel teksten er nu te lezen zijn"),
      enterUntil: z.iso.datetime().nullable().describe("tot wanneer er nog bij komen; null: dat is voorbij"),
    })
    .nullable()
    .describe("null: een uitnodiging om mee te doen"),
}).meta({ id: "InvitationByToken" });
export type InvitationByToken = z.infer<typeof InvitationByToken>;

const MANAGEMENT = "userCanCreateContests";

export const contestInvitations = {
  inviteJury: endpoint({
    method: "POST",
    path: "/contests/{slug}/invite-jury",
    access: MANAGEMENT,
    summary: "Juryleden uitnodigen; wie al een open uitnodiging heeft, krijgt ze opnieuw",
    params: SlugParams,
    body: z.object({
      text: InvitationText,
      invites: z
        .array(z.object({ email: typedLine(), ageCategoryId: z.int32().nullable() }))
        .transform((invites) => invites.filter(({ email }) => isFilledAddress(email)))
        .pipe(
          z
            .array(z.object({ email: Email, ageCategoryId: z.int32().nullable() }))
            .min(1)
            .max(MAX_INVITES),
        ),
    }),
    response: dataOf(Invited),
  }),
  inviteParticipants: endpoint({
    method: "POST",
    path: "/contests/{slug}/invite-participants",
    access: MANAGEMENT,
    summary: "Deelnemers uitnodigen: adressen, en wie aan andere wedstrijden van jou deelnam, elk één keer",
    params: SlugParams,
    body: z.object({
      text: InvitationText,
      emails: invitedAddresses(0).optional(),
      contests: z.array(z.uuid()).max(100).optional(),
    }),
    response: dataOf(Invited),
  }),
  ofJury: endpoint({
    method: "GET",
    path: "/contests/{slug}/jury-invitations",
    access: MANAGEMENT,
    summary: "Juryuitnodigingen waarop nog niemand inging",
    params: SlugParams,
    response: dataOf(z.array(JuryInvitation)),
  }),
  ofParticipants: endpoint({
    method: "GET",
    path: "/contests/{slug}/participant-invitations",
    access: MANAGEMENT,
    summary: "Wie uitgenodigd werd om deel te nemen, en wie daarop inging",
    params: SlugParams,
    response: dataOf(z.array(Invitation)),
  }),
  byToken: endpoint({
    method: "GET",
    path: "/contests/{slug}/invitation-by-token",
    access: "public",
    summary: "De uitnodiging achter een link",
    params: SlugParams,
    query: z.object({ token: Token }),
    response: dataOf(InvitationByToken),
  }),
  decline: endpoint({
    method: "POST",
    path: "/contests/{slug}/decline-invitation",
    access: "public",
    summary: "Een uitnodiging afslaan, met haar link; aanvaarden kan later toch",
    params: SlugParams,
    body: z.object({ token: Token }),
    status: 204,
  }),
  use: endpoint({
    method: "POST",
    path: "/contests/{slug}/use-invitation",
    access: "member",
    summary: "Ingaan op een uitnodiging, met het account van het adres waarnaar ze gestuurd werd",
    params: SlugParams,
    body: z.object({ token: Token }),
    response: dataOf(z.object({ type: z.enum(["jury", "participant"]) })),
  }),
};
