import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

export const CountryOption = z
  .object({ value: z.string().describe("ISO 3166-1, twee letters"), description: z.string() })
  .meta({ id: "CountryOption" });
export type CountryOption = z.infer<typeof CountryOption>;

export const countries = {
  list: endpoint({
    method: "GET",
    path: "/countries",
    access: "public",
    summary: "Landen: de meest gekozen, en alle op naam",
    response: dataOf(z.object({ primary: z.array(CountryOption), all: z.array(CountryOption) })),
  }),
};
