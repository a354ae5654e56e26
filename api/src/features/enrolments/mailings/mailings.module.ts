import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { sendMailing } from "./operations/send-mailing.ts";
import { testMailing } from "./operations/test-mailing.ts";
import { listMailings } from "./queries/list-mailings.ts";
import { mailedCourse } from "./queries/mailed-course.ts";
import { countRecipients } from "./queries/mailing-recipients.ts";
import { previewMailing } from "./queries/preview-mailing.ts";

export const courseMailingsModule = {
  handlers: {
    list: ({ ctx, params, query }) => listMailings(ctx, params.slug, query.page),
    recipients: async ({ ctx, params }) => {
      const { id: courseId } = await mailedCourse(ctx, params.slug);
      return { data: await countRecipients(ctx.db, { courseId, now: ctx.now }) };
    },
    preview: ({ ctx, params, body }) => previewMailing(ctx, params.slug, body),
    test: ({ ctx, params, body }) => testMailing(ctx, params.slug, body),
    send: ({ ctx, params, body }) => sendMailing(ctx, params.slug, body),
  } satisfies ApiHandlers<typeof contract>["courseMailings"],
};
