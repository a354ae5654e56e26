import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, pageOf } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { MAX_BODY, SearchText, withRevision } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

const StaffNewsletter = z
  .object({
    id: z.uuid(),
    slug: z.string().nullable(),
    title: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    isPublic: z.boolean().describe("verstuurd, en dus in het archief"),
    address: z.string().nullable().describe("het hele adres in het archief"),
    sentAt: z.iso.datetime().nullable(),
    recipients: z.int().nullable().describe("naar hoeveel adressen ze vertrekt, zonder wie zich intussen uitschreef"),
    waiting: z.int().describe("hoeveel daarvan nog verstuurd moeten worden"),
    subscribers: z.int().describe("hoeveel mensen ze nu zouden krijgen"),
    updatedAt: z.iso.datetime(),
    revision: z.int(),
  })
  .meta({ id: "StaffNewsletter" });
export type StaffNewsletter = z.infer<typeof StaffNewsletter>;

export const StaffNewsletterInput = z
  .object({ title: typedLine().trim().min(2).max(150), body: typedText().min(1).max(MAX_BODY) })
  .meta({ id: "StaffNewsletterInput" });

export const StaffNewsletterChange = withRevision(StaffNewsletterInput).meta({ id: "StaffNewsletterChange" });

export const StaffNewsletterQuery = staffListQuery(["updatedAt", "sentAt", "title"], "DESC").extend({ q: SearchText });

export const staffNewsletters = {
  ...staffEndpoints({
    path: "newsletters",
    access: "manageContent",
    one: "een nieuwsbrief",
    all: "alle nieuwsbrieven",
    row: StaffNewsletter,
    query: StaffNewsletterQuery,
    params: IdParams,
    create: StaffNewsletterInput,
    update: StaffNewsletterChange,
  }),
  test: endpoint({
    method: "POST",
    path: "/staff/newsletters/{id}/test",
    access: "manageContent",
    summary: "Kantoor: een nieuwsbrief zoals ze bewaard is, naar je eigen adres",
    params: IdParams,
    status: 202,
  }),
  send: endpoint({
    method: "POST",
    path: "/staff/newsletters/{id}/send",
    access: "manageContent",
    summary: "Kantoor: een nieuwsbrief aan iedereen die ze vroeg; nog eens verstuurt niets",
    params: IdParams,
    body: z.object({ revision: z.int32() }),
    response: dataOf(StaffNewsletter),
  }),
};

const StaffNewsletterSubscriber = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    isMember: z.boolean(),
    since: z.iso.datetime().nullable().describe("alleen bekend van wie geen account heeft"),
  })
  .meta({ id: "StaffNewsletterSubscriber" });
export type StaffNewsletterSubscriber = z.infer<typeof StaffNewsletterSubscriber>;

export const StaffNewsletterSubscribersQuery = staffListQuery(["email"]).extend({ q: SearchText });

export const staffNewsletterSubscribers = {
  list: endpoint({
    method: "GET",
    path: "/staff/newsletter-subscribers",
    access: "managePeople",
    summary: "Kantoor: wie de nieuwsbrief krijgt",
    query: StaffNewsletterSubscribersQuery,
    response: pageOf(StaffNewsletterSubscriber),
  }),
  csv: endpoint({
    method: "GET",
    path: "/staff/newsletter-subscribers/csv",
    access: "managePeople",
    summary: "Kantoor: wie de nieuwsbrief krijgt, als tabel",
    produces: "text/csv",
  }),
};
