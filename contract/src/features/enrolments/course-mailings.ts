import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Flag, emptyAsNull, WebAddress } from "#layer/fields.ts";
import { MailPreview } from "#layer/mail-preview.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

export const MAILINGS_PER_PAGE = 20;

const MailingFields = z.object({
  subject: typedLine().trim().min(1).max(255),
  body: typedText().trim().min(1).max(10_000),
  actionText: emptyAsNull(typedLine().trim().max(255)),
  actionUrl: emptyAsNull(typedLine().trim().max(1000).pipe(WebAddress)),
  includePending: Flag.default(false).describe("ook aan wie nog betaalt"),
});

interface Button {
  actionText?: string | null | undefined;
  actionUrl?: string | null | undefined;
}
/** A button has both words and an address, or neither. */
export const BUTTON_RULES = [
  {
    at: "actionUrl",
    says: "Vul in waar de knop naartoe leidt.",
    holds: ({ actionText, actionUrl }: Button) => !actionText || Boolean(actionUrl),
  },
  {
    at: "actionText",
    says: "Vul in wat er op de knop staat.",
    holds: ({ actionText, actionUrl }: Button) => !actionUrl || Boolean(actionText),
  },
] as const;

/** docs/product/messages.md#mails-to-participants */
export const MailingDraft = MailingFields.meta({ id: "MailingDraft" });
const MailingInput = MailingFields.extend({
  id: z
    .uuid()
    .optional()
    .describe("gemaakt door wie verstuurt, zodat een mail die twee keer aankomt maar één keer vertrekt"),
}).meta({ id: "MailingInput" });

export const CourseMailing = z
  .object({
    id: z.uuid(),
    sentAt: z.iso.datetime(),
    by: z.object({ nickname: z.string() }).nullable(),
    subject: z.string(),
    body: z.string(),
    actionText: z.string().nullable(),
    actionUrl: z.string().nullable(),
    includesPending: z.boolean(),
    count: z.int(),
  })
  .meta({ id: "CourseMailing" });
export type CourseMailing = z.infer<typeof CourseMailing>;

/** To how many people a mail would go. */
export const MailingRecipients = z
  .object({
    active: z.int().describe("ingeschreven"),
    pending: z.int().describe("nog aan het betalen"),
    cancelled: z.int().describe("uitgeschreven omdat de cursus niet doorgaat"),
  })
  .meta({ id: "MailingRecipients" });
export type MailingRecipients = z.infer<typeof MailingRecipients>;

/** For whoever manages the course; for others it has no participants (404), whatever their rights. */
const MANAGEMENT = "member";

export const courseMailings = {
  list: endpoint({
    method: "GET",
    path: "/courses/{slug}/sent-emails",
    access: MANAGEMENT,
    summary: "Wat aan de deelnemers van een eigen cursus gemaild werd, laatste eerst",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(CourseMailing),
  }),
  recipients: endpoint({
    method: "GET",
    path: "/courses/{slug}/email-recipients",
    access: MANAGEMENT,
    summary: "Aan hoeveel mensen een mail kan gaan",
    params: SlugParams,
    response: dataOf(MailingRecipients),
  }),
  preview: endpoint({
    method: "POST",
    path: "/courses/{slug}/email-preview",
    access: MANAGEMENT,
    summary: "Een mail zoals ze verstuurd zou worden; er wordt niets verstuurd",
    params: SlugParams,
    body: MailingDraft,
    response: dataOf(MailPreview),
  }),
  test: endpoint({
    method: "POST",
    path: "/courses/{slug}/email-test",
    access: MANAGEMENT,
    summary: "Een mail naar jezelf sturen, zoals deelnemers ze zouden krijgen",
    params: SlugParams,
    body: MailingDraft,
    status: 204,
  }),
  send: endpoint({
    method: "POST",
    path: "/courses/{slug}/send-email-to-participants",
    access: MANAGEMENT,
    summary: "De deelnemers mailen, ieder één keer; dezelfde mail nog eens sturen verandert niets",
    params: SlugParams,
    body: MailingInput,
    response: dataOf(CourseMailing),
    status: 201,
  }),
};
