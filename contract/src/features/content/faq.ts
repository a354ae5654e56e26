import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

const FaqItem = z.object({ slug: z.string(), question: z.string(), answer: z.string().describe("opgeschoonde HTML") });
const FaqCategory = z.object({ id: z.uuid(), title: z.string(), items: z.array(FaqItem) });
export const FaqCollection = z
  .object({ id: z.int(), title: z.string(), categories: z.array(FaqCategory) })
  .meta({ id: "FaqCollection" });
export type FaqCollection = z.infer<typeof FaqCollection>;

export const faq = {
  get: endpoint({
    method: "GET",
    path: "/faq-collections/{id}",
    access: "public",
    summary: "Veelgestelde vragen, per rubriek",
    params: z.object({ id: z.coerce.number<number>().pipe(z.int32().min(1)) }),
    response: dataOf(FaqCollection),
  }),
};
