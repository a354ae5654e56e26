import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createNewsletter } from "./operations/create-newsletter.ts";
import { deleteNewsletter } from "./operations/delete-newsletter.ts";
import { sendNewsletter } from "./operations/send-newsletter.ts";
import { testNewsletter } from "./operations/test-newsletter.ts";
import { updateNewsletter } from "./operations/update-newsletter.ts";
import { getNewsletter } from "./queries/get-newsletter.ts";
import { listNewsletters } from "./queries/list-newsletters.ts";
import { exportSubscribers, listSubscribers } from "./queries/newsletter-subscribers.ts";
import { listStaffNewsletters, staffNewsletters } from "./queries/staff-newsletters.ts";

type Handlers = ApiHandlers<typeof contract>;

export const newslettersModule = {
  archive: {
    list: ({ ctx, query }) => listNewsletters(ctx, query.page),
    get: ({ ctx, params }) => getNewsletter(ctx, params.slug),
  } satisfies Handlers["newsletters"],
  staff: {
    list: ({ ctx, query }) => listStaffNewsletters(ctx, query),
    get: ({ ctx, params }) => staffNewsletters(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createNewsletter(ctx, body),
    update: ({ ctx, params, body }) => updateNewsletter(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteNewsletter(ctx, params.id),
    test: ({ ctx, params }) => testNewsletter(ctx, params.id),
    send: ({ ctx, params, body }) => sendNewsletter(ctx, params.id, body),
  } satisfies Handlers["staffNewsletters"],
  subscribers: {
    list: ({ ctx, query }) => listSubscribers(ctx, query),
    csv: ({ ctx }) => exportSubscribers(ctx),
  } satisfies Handlers["staffNewsletterSubscribers"],
};
