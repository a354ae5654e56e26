import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { TextSummary } from "./texts.ts";

const FrontPage = z
  .object({
    lead: TextSummary.nullable().describe("de tekst die de startpagina opent"),
    isChosen: z.boolean().describe("het team koos de tekst die opent"),
    texts: z
      .array(TextSummary)
      .describe("de andere, van elke auteur een: eerst van wie je volgt, dan tips, dan nieuwe"),
  })
  .meta({ id: "FrontPage" });
export type FrontPage = z.infer<typeof FrontPage>;

export const frontPage = {
  get: endpoint({
    method: "GET",
    path: "/front-page",
    access: "public",
    summary: "De teksten van de startpagina",
    response: dataOf(FrontPage),
  }),
};
