import { createFileRoute, redirect } from "@tanstack/react-router";
import { headlineOf, textHead } from "../../features/texts/text-head.ts";
import { TextPage, TextPending } from "../../features/texts/text-page.tsx";
import { textQuery } from "../../features/texts/text.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/community/tekst-lezen/$slug")({
  loader: async (args) => {
    const text = await load(args, textQuery(args.params.slug));
    if (text.slug !== args.params.slug) {
      throw redirect({ to: "/community/tekst-lezen/$slug", params: { slug: text.slug }, statusCode: 301 });
    }
    return { headline: headlineOf(text), breadcrumbs: breadcrumbs(text.title, ["Lezen", "/lezen"]) };
  },
  head: ({ loaderData, match }) => (loaderData ? textHead(match.context.addresses, loaderData.headline) : {}),
  component: TextPage,
  pendingComponent: TextPending,
});
