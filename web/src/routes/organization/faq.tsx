import { createFileRoute } from "@tanstack/react-router";
import { FaqPage } from "#features/content/faq/faq-page.tsx";
import { FAQ_OF_ORGANIZATION, faqQuery } from "#features/content/faq/faq.queries.ts";
import { faqMessages } from "#features/content/faq/messages.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { pageHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/organization/faq")({
  loader: async (args) => {
    const { title } = await load(args, faqQuery(FAQ_OF_ORGANIZATION));
    return {
      head: pageHead("organization", { title, description: faqMessages.description }),
      breadcrumbs: breadcrumbs(title),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FaqRoute,
});

function FaqRoute() {
  return <FaqPage id={FAQ_OF_ORGANIZATION} />;
}
