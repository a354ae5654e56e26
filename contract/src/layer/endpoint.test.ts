import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import type { contract } from "#index.ts";
import type { Client } from "./client.ts";
import { endpoint, endpointsOf, type Handlers } from "./endpoint.ts";

/* Type tests: tsc fails on an unused `@ts-expect-error`. The functions are never called. */

interface Anyone {
  viewer: { id: string } | undefined;
}
interface Member {
  viewer: { id: string };
}

const tree = {
  poems: {
    list: endpoint({
      method: "GET",
      path: "/poems",
      access: "public",
      summary: "",
      query: z.object({ page: z.coerce.number<number>().default(1) }),
      response: z.object({ data: z.array(z.object({ id: z.int(), title: z.string() })) }),
    }),
    write: endpoint({
      method: "PUT",
      path: "/poems/{slug}",
      access: "member",
      summary: "",
      params: z.object({ slug: z.string() }),
      body: z.object({ title: z.string(), hidden: z.enum(["0", "1"]).transform((value) => value === "1") }),
      response: z.object({ data: z.object({ at: z.date().transform((date) => date.toISOString()) }) }),
    }),
    remove: endpoint({ method: "DELETE", path: "/poems/{slug}", access: "userIsAdmin", summary: "", status: 204 }),
    download: endpoint({
      method: "GET",
      path: "/poems.zip",
      access: "member",
      summary: "",
      produces: "application/zip",
    }),
  },
};
type Tree = Handlers<typeof tree, Anyone, Member>["poems"];
type Poems = Client<typeof tree>["poems"];
type ContextOf<Handler extends (args: never) => unknown> = (Parameters<Handler>[0] & { ctx: unknown })["ctx"];

const date = new Date(0);
const good = {
  list: () => ({ data: [{ id: 1, title: "Zee" }] }),
  write: async () => ({ data: { at: date } }),
  remove: () => {},
  download: () => new Response(),
} satisfies Tree;

describe("the types of handlers", () => {
  it("accept a tree that implements the whole contract", () => {
    expectTypeOf(good).toExtend<Tree>();
  });

  it("refuse a wrong or missing field, and a missing handler", () => {
    const refused = () => [
      // @ts-expect-error id is a number
      { ...good, list: () => ({ data: [{ id: "1", title: "Zee" }] }) } satisfies Tree,
      // @ts-expect-error title is missing
      { ...good, list: () => ({ data: [{ id: 1 }] }) } satisfies Tree,
      // @ts-expect-error the result of a promise is checked too
      { ...good, write: async () => ({ data: { at: 0 } }) } satisfies Tree,
      // @ts-expect-error a stream is a Response
      { ...good, download: () => "zip" } satisfies Tree,
      // @ts-expect-error download is missing
      { list: good.list, write: good.write, remove: good.remove } satisfies Tree,
      // @ts-expect-error the tree of the real contract misses all but one
      { genres: { list: () => ({ data: [] }) } } satisfies Handlers<typeof contract, Anyone, Member>,
    ];
    expect(refused).toBeTypeOf("function");
  });

  it("give a member's context unless the endpoint is public", () => {
    expectTypeOf<ContextOf<Tree["list"]>>().toEqualTypeOf<Anyone>();
    expectTypeOf<ContextOf<Tree["write"]>>().toEqualTypeOf<Member>();
    expectTypeOf<ContextOf<Tree["remove"]>>().toEqualTypeOf<Member>();
    expectTypeOf<ContextOf<Tree["download"]>>().toEqualTypeOf<Member>();
    const refused = () =>
      // @ts-expect-error a visitor has no id
      ({ ...good, list: ({ ctx }) => ({ data: [{ id: 1, title: ctx.viewer.id }] }) }) satisfies Tree;
    expect(refused).toBeTypeOf("function");
  });

  it("pass the parsed input, only the declared parts", () => {
    expectTypeOf<Parameters<Tree["write"]>[0]["body"]>().toEqualTypeOf<{ title: string; hidden: boolean }>();
    expectTypeOf<Parameters<Tree["write"]>[0]["params"]>().toEqualTypeOf<{ slug: string }>();
    expectTypeOf<Parameters<Tree["list"]>[0]["query"]>().toEqualTypeOf<{ page: number }>();
    expectTypeOf<Parameters<Tree["list"]>[0]>().not.toHaveProperty("body");
    expectTypeOf<Parameters<Tree["remove"]>[0]>().not.toHaveProperty("params");
  });
});

describe("the types of a client", () => {
  it("use input types for arguments and output types for results", () => {
    type Write = NonNullable<Parameters<Poems["write"]>[0]>;
    expectTypeOf<Write["body"]>().toEqualTypeOf<{ title: string; hidden: "0" | "1" }>();
    expectTypeOf<Awaited<ReturnType<Poems["write"]>>>().toEqualTypeOf<{ data: { at: string } }>();
    expectTypeOf<ReturnType<Tree["write"]>>().toEqualTypeOf<{ data: { at: Date } } | Promise<{ data: { at: Date } }>>();
  });

  it("return nothing for a 204, and a Response for a stream", () => {
    expectTypeOf<ReturnType<Poems["remove"]>>().toEqualTypeOf<Promise<void>>();
    expectTypeOf<ReturnType<Client<typeof contract>["auth"]["logout"]>>().toEqualTypeOf<Promise<void>>();
    expectTypeOf<ReturnType<Poems["download"]>>().toEqualTypeOf<Promise<Response>>();
  });

  it("refuse what is not in the contract", () => {
    const refused = (api: Client<typeof contract>, poems: Poems) => [
      // @ts-expect-error a misspelt field of the body
      api.auth.login({ body: { email: "a@b.be", pasword: "geheim" } }),
      // @ts-expect-error one field too many
      api.auth.login({ body: { email: "a@b.be", password: "geheim", remember: true } }),
      // @ts-expect-error a wrong name
      api.auth.signIn({ body: { email: "a@b.be", password: "geheim" } }),
      // @ts-expect-error a missing parameter
      api.texts.get(),
      // @ts-expect-error a missing parameter beside a body
      poems.write({ body: { title: "Zee", hidden: "1" } }),
      // @ts-expect-error a body without required fields
      poems.write({ params: { slug: "zee" }, body: {} }),
      // @ts-expect-error the parsed value instead of what is sent
      poems.write({ params: { slug: "zee" }, body: { title: "Zee", hidden: true } }),
      // @ts-expect-error a query of the wrong type
      api.texts.favorites({ query: { page: "2" } }),
      // @ts-expect-error a field that the response does not have
      api.texts.favorites().then(({ data }) => data[0]?.body),
    ];
    expect(refused).toBeTypeOf("function");
  });

  it("need no argument if everything has a default", () => {
    const allowed = (api: Client<typeof contract>) => [
      api.texts.favorites(),
      api.texts.favorites({}),
      api.texts.favorites({ query: {} }, { signal: AbortSignal.abort() }),
      api.me.get(undefined, {}),
    ];
    expect(allowed).toBeTypeOf("function");
  });
});

describe("endpointsOf", () => {
  it("yields every endpoint with its path of names", () => {
    expect([...endpointsOf(tree)].map(([name, { path }]) => [name.join("."), path])).toEqual([
      ["poems.list", "/poems"],
      ["poems.write", "/poems/{slug}"],
      ["poems.remove", "/poems/{slug}"],
      ["poems.download", "/poems.zip"],
    ]);
  });
});
