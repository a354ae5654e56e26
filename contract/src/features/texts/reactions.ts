import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { SlugParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";

/** Why somebody reports a text; optional (docs/product/texts.md#reporting). */
const ReportInput = z.object({ reason: typedText().trim().max(2000).optional() });

/** What readers do with texts of others. All calls are idempotent. */
export const reactions = {
  like: endpoint({
    method: "POST",
    path: "/texts/{slug}/like",
    access: "member",
    summary: "Een tekst goed vinden; hij staat dan bij je favorieten",
    params: SlugParams,
    status: 204,
  }),
  unlike: endpoint({
    method: "POST",
    path: "/texts/{slug}/unlike",
    access: "member",
    summary: "Een tekst niet meer goed vinden",
    params: SlugParams,
    status: 204,
  }),
  report: endpoint({
    method: "POST",
    path: "/texts/{slug}/report",
    access: "member",
    summary: "Een tekst melden die hier niet hoort",
    params: SlugParams,
    body: ReportInput,
    status: 204,
  }),
  unreport: endpoint({
    method: "POST",
    path: "/texts/{slug}/unreport",
    access: "member",
    summary: "Een melding intrekken",
    params: SlugParams,
    status: 204,
  }),
};
