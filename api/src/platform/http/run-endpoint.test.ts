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

const search = endpoint({
  method: "POST",
  path: "/people/{slug}",
  access: "public",
  summary: "Wie zoekt",
  params: z.object({ slug: z.string() }),
  query: z.object({ page: z.coerce.number() }),
  body: z.object({ name: z.string(), of: z.object({ city: z.string() }) }),
});

it("drops input fields that the contract does not declare, at any depth", async () => {
  const foreign = { admin: true, toString: "vreemd", ["__proto__"]: { admin: true } };
  const input = {
    params: { slug: "an", ...foreign },
    query: { page: "2", ...foreign },
    body: { name: "An", of: { city: "Gent", ...foreign }, ...foreign },
  };
  let received: object = {};
  await runEndpoint(search, (args) => void (received = args), input, { viewer: undefined } as Context);
  expect(received).toEqual({
    ctx: { viewer: undefined },
    params: { slug: "an" },
    query: { page: 2 },
    body: { name: "An", of: { city: "Gent" } },
  });
});

it("drops response fields that the contract does not declare", async () => {
  const row = { data: { nickname: "An", email: "an@inktvis.example", password_hash: "geheim" } };
  expect(await runEndpoint(person, () => row, {}, {} as Context)).toEqual({ data: { nickname: "An" } });
});
