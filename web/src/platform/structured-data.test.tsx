import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { breadcrumbs } from "./breadcrumbs.ts";
import { breadcrumbData, structuredData } from "./structured-data.ts";

/** A head as pages write it. */
async function headWith(...meta: object[]) {
  const router = createRouter({
    routeTree: createRootRoute({ head: () => ({ meta }), component: HeadContent }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

describe("structured data", () => {
  it("says what a page is about, and no title can end its script element", async () => {
    const title = `</script><script>alert("x")</script><!-- & ${String.fromCodePoint(0x2028)}`;
    const html = await headWith(structuredData("Article", { headline: title }));
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(html).not.toContain("<!--");
    const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Article", headline: title });
  });

  it("names the breadcrumbs of a page, the page itself without an address", async () => {
    const hosts = { community: "community.example" } as Parameters<typeof breadcrumbData>[0]["hosts"];
    const crumbs = breadcrumbs("De zee", ["Lezen", "/lezen"]);
    const data = breadcrumbData({ scheme: "https", port: "", hosts }, "community", crumbs);
    expect(JSON.parse(JSON.stringify(data["script:ld+json"]))).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Lezen", item: "https://community.example/lezen" },
        { "@type": "ListItem", position: 2, name: "De zee" },
      ],
    });
  });
});
