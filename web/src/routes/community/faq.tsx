import { createFileRoute } from "@tanstack/react-router";
import { FAQ_PATH } from "@inktvis/contract/page-paths/community";
import { faqHead } from "#features/content/faq/faq-head.ts";
import { FaqPage } from "#features/content/faq/faq-page.tsx";
import { FAQ_OF_COMMUNITY, faqQuery } from "#features/content/faq/faq.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/community/faq")({
  loader: async (args) => {
    const { title } = await load(args, faqQuery(FAQ_OF_COMMUNITY));
    return { breadcrumbs: breadcrumbs(title) };
  },
  head: ({ match }) => faqHead(match.context, { id: FAQ_OF_COMMUNITY, path: FAQ_PATH }),
  component: FaqRoute,
});

function FaqRoute() {
  return <FaqPage id={FAQ_OF_COMMUNITY} />;
}
