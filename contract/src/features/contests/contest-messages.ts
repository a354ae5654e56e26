import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { MailPreview } from "#layer/mail-preview.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";

export const MESSAGES_PER_PAGE = 20;

/** Everybody who entered, everybody who began without handing in, or the whole jury; or one entrant or juror. */
export const MessageAudience = z.enum(["entrants", "begun", "jury", "entrant", "juror"]);
export type MessageAudience = z.infer<typeof MessageAudience>;

/** docs/product/messages.md#sending */
const MessageDraft = z.object({
  to: MessageAudience,
  personId: z.uuid().nullish().describe("van een deelname of een jurylid, voor één persoon"),
  text: typedText().trim().min(1).max(5000),
});
export const MessageInput = MessageDraft.extend({
  id: z.uuid().describe("gemaakt door de pagina, zodat een bericht dat twee keer aankomt maar één keer vertrekt"),
}).meta({ id: "MessageInput" });
export type MessageInput = z.input<typeof MessageInput>;

export const ContestMessage = z
  .object({
    id: z.uuid(),
    sentAt: z.iso.datetime(),
    by: z.object({ nickname: z.string() }).nullable(),
    to: MessageAudience,
    person: z.string().nullable().describe("wie het kreeg, bij een bericht aan één persoon die er nog is"),
    count: z.int(),
    text: z.string(),
  })
  .meta({ id: "ContestMessage" });
export type ContestMessage = z.infer<typeof ContestMessage>;

/** Whom a message can go to. Of the people who began without handing in, only the number is given. */
export const MessageRecipients = z
  .object({
    counts: z.object({ entrants: z.int(), begun: z.int(), jury: z.int() }),
    people: z.array(
      z.object({
        to: z.enum(["entrant", "juror"]),
        id: z.uuid(),
        name: z.string(),
      }),
    ),
  })
  .meta({ id: "MessageRecipients" });
export type MessageRecipients = z.infer<typeof MessageRecipients>;

const MANAGEMENT = "userCanCreateContests";

export const contestMessages = {
  list: endpoint({
    method: "GET",
    path: "/contests/{slug}/messages",
    access: MANAGEMENT,
    summary: "Wat aan de mensen van een eigen wedstrijd gestuurd werd, laatste eerst",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(ContestMessage),
  }),
  recipients: endpoint({
    method: "GET",
    path: "/contests/{slug}/message-recipients",
    access: MANAGEMENT,
    summary:
      "Aan wie een bericht kan: hoeveel inzenders, beginners en juryleden, en wie elk is voor zover de organisator dat weet",
    params: SlugParams,
    response: dataOf(MessageRecipients),
  }),
  preview: endpoint({
    method: "POST",
    path: "/contests/{slug}/message-preview",
    access: MANAGEMENT,
    summary: "Een bericht zoals het verstuurd zou worden; er wordt niets verstuurd",
    params: SlugParams,
    body: MessageDraft,
    response: dataOf(MailPreview),
  }),
  send: endpoint({
    method: "POST",
    path: "/contests/{slug}/messages",
    access: MANAGEMENT,
    summary: "Een bericht mailen, aan ieder één keer; hetzelfde bericht nog eens sturen verandert niets",
    params: SlugParams,
    body: MessageInput,
    response: dataOf(ContestMessage),
    status: 201,
  }),
};
