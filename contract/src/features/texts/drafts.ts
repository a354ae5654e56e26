import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { Flag } from "#layer/fields.ts";
import { MAX_TEXT_BODY, TextFields, TextInput } from "./texts.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** What somebody is typing; hardly anything is refused, because it is unfinished. */
export const DraftInput = TextInput.omit({ image: true, revision: true, draftId: true })
  .extend({
    textId: z.uuid().nullable().describe("van welke tekst; null voor een nieuwe"),
    title: typedLine().max(1000),
    body: typedText().max(MAX_TEXT_BODY).brand<"RichInput">(),
    genres: z.array(z.int32()).max(50),
    membersOnly: Flag,
  })
  .meta({ id: "DraftInput" });
export type DraftInput = z.input<typeof DraftInput>;

/** Room for the longest body in any script: at most three bytes a character, and what JSON escapes. */
const DRAFT_BODY_LIMIT = 4 * MAX_TEXT_BODY;

export const Draft = z
  .object({
    id: z.uuid(),
    textId: z.uuid().nullable(),
    ...TextFields.shape,
    body: z.string(),
    genres: z.array(z.int()),
    wordCount: z.int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Draft" });
export type Draft = z.infer<typeof Draft>;

export const DraftSummary = Draft.pick({ id: true, textId: true, title: true, wordCount: true, updatedAt: true });
export type DraftSummary = z.infer<typeof DraftSummary>;

/** What is typed and not saved yet. Every open page has its own draft. */
export const drafts = {
  list: endpoint({
    method: "GET",
    path: "/me/drafts",
    access: "member",
    summary: "Wat je typte en nog niet bewaarde, laatst gewijzigde eerst",
    response: dataOf(z.array(DraftSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/me/drafts/{id}",
    access: "member",
    summary: "Een eigen kladversie",
    params: IdParams,
    response: dataOf(Draft),
  }),
  keep: endpoint({
    method: "PUT",
    path: "/me/drafts/{id}",
    access: "member",
    summary: "Een kladversie bijhouden; de pagina kiest zelf een nieuwe id",
    params: IdParams,
    body: DraftInput,
    bodyLimit: DRAFT_BODY_LIMIT,
    status: 204,
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/me/drafts/{id}",
    access: "member",
    summary: "Een kladversie weggooien; wat er niet meer is, is geen fout",
    params: IdParams,
    query: z.object({
      updatedAt: z.iso.datetime().optional().describe("zoals je ze las: een die later gewijzigd is, blijft"),
    }),
    status: 204,
  }),
};
