import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { since1900 } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { MAX_TICKS } from "./attendance-limits.ts";

/** Whether a participant was there on a day. */
const Tick = z.object({
  participantId: z.uuid().toLowerCase(),
  day: z.iso.date(),
  present: z.boolean(),
  tickedAt: since1900(z.iso.datetime()).describe(
    "op de klok van wie aankruiste: de laatste telt, en wat nog moet komen is nu",
  ),
});
export type Tick = z.infer<typeof Tick>;

/** docs/product/attendance.md */
export const Attendance = z
  .object({
    courseId: z.uuid(),
    firstDay: z.iso.date().describe("van de cursus"),
    lastDay: z.iso.date(),
    today: z.iso.date().describe("in Brussel; wat daarna komt, kan nog niemand aankruisen"),
    participants: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          nickname: z.string(),
          ticks: z.array(Tick.omit({ participantId: true })),
        }),
      )
      .describe("wie ingeschreven is, op naam"),
  })
  .meta({ id: "Attendance" });
export type Attendance = z.infer<typeof Attendance>;

const MANAGEMENT = "member";

export const attendance = {
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}/attendance",
    access: MANAGEMENT,
    summary: "Wie wanneer aanwezig was in een cursus die je beheert",
    params: SlugParams,
    response: dataOf(Attendance),
  }),
  save: endpoint({
    method: "POST",
    path: "/courses/{slug}/attendance",
    access: MANAGEMENT,
    summary: "Aankruisen wie er was; van twee keer op één dag telt de laatste, en wie intussen weg is, valt weg",
    params: SlugParams,
    body: z.object({ ticks: z.array(Tick).min(1).max(MAX_TICKS) }),
    response: dataOf(Attendance),
  }),
  pdf: endpoint({
    method: "GET",
    path: "/export/courses/{slug}/attendance-pdf",
    access: MANAGEMENT,
    summary: "De aanwezigheidslijst van een cursus die je beheert, om af te drukken",
    params: SlugParams,
    produces: "application/pdf",
  }),
};
