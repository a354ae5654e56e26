import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { renderToReadableStream } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { collectReads } from "./page-reads.ts";

/** A page with one query, as a loader and its component know it. */
function aPage() {
  const call = vi.fn(async () => ({ data: "De schorre" }));
  const reads = collectReads(call);
  const query = queryOptions({
    queryKey: ["text"],
    queryFn: () => reads.call(["texts", "get"], { params: { slug: "de-schorre" } }) as Promise<{ data: string }>,
    retry: false,
  });
  const queryClient = new QueryClient();
  const Title = () => <h1>{useSuspenseQuery(query).data.data}</h1>;
  const render = async () => {
    const page = await renderToReadableStream(
      <QueryClientProvider client={queryClient}>
        <Title />
      </QueryClientProvider>,
      { onError: () => {} },
    );
    return new Response(page).text();
  };
  return { ...reads, call, load: () => queryClient.fetchQuery({ ...query, staleTime: "static" }), render };
}

it("lets a page render what its loader has read", async () => {
  const page = aPage();
  await page.load();
  const input = { params: { slug: "de-schorre" } };
  expect(await page.endReads()).toEqual([["texts.get", input, { data: "De schorre" }]]);
  expect(await page.render()).toContain("<h1>De schorre</h1>");
});

it("refuses a call that a component makes while it is rendered", async () => {
  const page = aPage();
  expect(await page.endReads()).toEqual([]);
  await expect(page.render()).rejects.toThrow("texts.get is read while the page is rendered: read it in the loader");
  expect(page.call).not.toHaveBeenCalled();
});

it("tells a refused call from one that succeeded", async () => {
  const { call, endReads } = collectReads(async () => Promise.reject(new Error("Deze tekst bestaat niet.")));
  await expect(call(["texts", "get"], {})).rejects.toThrow();
  expect(await endReads()).toEqual([["texts.get", {}, "Error: Deze tekst bestaat niet."]]);
});

it("waits for calls that a loader has begun without waiting for them", async () => {
  const answer = Promise.withResolvers<unknown>();
  const { call, endReads } = collectReads(() => answer.promise);
  void call(["genres", "list"], {});
  const ended = endReads();
  answer.resolve({ data: [] });
  expect(await ended).toEqual([["genres.list", {}, { data: [] }]]);
});
