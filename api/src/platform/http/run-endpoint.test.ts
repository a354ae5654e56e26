import { endpoint } from "@inktvis/contract/layer/endpoint";
import { expect, it } from "vitest";
import * as z from "zod";
import type { Context } from "../context.ts";
import { runEndpoint } from "./run-endpoint.ts";

const person = endpoint({
  method: "GET",
  path: "/person",
  access: "public",
  summary: "Iemand",
  response: z.object({ data: z.object({ nickname: z.string() }) }),
});

it("strips fields that the response schema does not name", async () => {
  const row = { data: { nickname: "An", email: "an@inktvis.example", password_hash: "geheim" } };
  expect(await runEndpoint(person, () => row, {}, {} as Context)).toEqual({ data: { nickname: "An" } });
});
