import type { ContestSummary } from "@inktvis/contract/features/contests/contest";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ContestTile } from "./contest-tile.tsx";

const hosts = Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"];
const contest: ContestSummary = {
  id: "b4f0d8a4-7b4c-4b58-8d0c-0a9f5c8b3f10",
  slug: "eb",
  title: "Eb",
  excerpt: "Schrijf over water.",
  bannerSmall: null,
  organization: "De Kade",
  genres: [],
  mode: "interactive",
  type: "open",
  deadline: "2026-11-30T11:00:00.000Z",
  endedAt: null,
  isPassed: false,
  hasResult: false,
};

async function htmlAt(moment: string, shown = contest) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={queryClient}>
          <ContestTile contest={shown} />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { site: "community", addresses: { scheme: "https", port: "", hosts }, queryClient },
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

afterEach(() => void vi.useRealTimers());

it("is rendered the same on each day that the contest runs, since a browser may keep the page", async () => {
  const first = await htmlAt("2026-11-20T11:00:00.000Z");
  expect(first).toContain("Loopt nog");
  expect(await htmlAt("2026-11-27T11:00:00.000Z")).toBe(first);
});

it("says until when people could enter a contest that ended early", async () => {
  const ended = { ...contest, endedAt: "2026-11-21T11:00:00.000Z", isPassed: true };
  const html = await htmlAt("2026-11-22T11:00:00.000Z", ended);
  expect(html).toContain("21 nov 2026");
  expect(html).not.toContain("30 nov 2026");
});
