import { createIsomorphicFn } from "@tanstack/react-start";
import type { FaqCollection } from "@inktvis/contract/features/content/faq";
import { publicHead } from "#platform/head.ts";
import type { RouterContext } from "#platform/router-context.ts";
import { structuredData } from "#platform/structured-data.ts";
import { faqQuery } from "./faq.queries.ts";
import { faqMessages } from "./messages.nl.ts";

/**
 * The head of a page of questions. It reads the query that the loader filled: if the loader returned them, the
 * questions would be sent a second time.
 */
export function faqHead({ addresses, queryClient, site }: RouterContext, { id, path }: { id: number; path: string }) {
  const faq = queryClient.getQueryData(faqQuery(id).queryKey);
  if (!faq) return { meta: [], links: [] };
  const { title } = faq;
  const { meta, links } = publicHead(addresses, site, { path, title, description: faqMessages.description });
  return { meta: [...meta, ...faqStructuredData(faq)], links };
}

/** Only in the HTML of the server, which search engines read. */
const faqStructuredData = createIsomorphicFn()
  .server(({ categories }: FaqCollection) => [
    structuredData("FAQPage", {
      inLanguage: "nl-BE",
      mainEntity: categories
        .flatMap(({ items }) => items)
        .map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
    }),
  ])
  .client(() => []);
