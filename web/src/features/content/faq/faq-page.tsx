import { useSuspenseQuery } from "@tanstack/react-query";
import type { FaqCollection } from "@inktvis/contract/features/content/faq";
import { CONTACT_PATH } from "@inktvis/contract/page-paths/organization";
import { SiteLink } from "#platform/site-link.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { faqQuery } from "./faq.queries.ts";
import { faqMessages as copy } from "./messages.nl.ts";
import { useHashQuestion } from "./use-hash-question.ts";
import "./faq-page.css";

/** The frequently asked questions of a site by category. `#slug` in the address opens a question. */
export function FaqPage({ id }: { id: number }) {
  const { data: faq } = useSuspenseQuery(faqQuery(id));
  const highlightedSlug = useHashQuestion();
  return (
    <div className="page pt-8 sm:pt-14">
      <header className="grid gap-4">
        <h1 className="max-w-4xl text-5xl sm:text-7xl">{faq.title}</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {copy.intro}{" "}
          <SiteLink className="link" path={CONTACT_PATH} site="organization">
            {copy.ask}
          </SiteLink>
          .
        </p>
      </header>
      <div className="mt-12 grid gap-14">
        {faq.categories.map((category) => (
          <Category category={category} key={category.id} highlightedSlug={highlightedSlug} />
        ))}
      </div>
    </div>
  );
}

interface CategoryProps {
  category: FaqCollection["categories"][number];
  highlightedSlug: string | undefined;
}

const Category = ({ category: { id, title, items }, highlightedSlug }: CategoryProps) => (
  <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
    <h2 className="text-2xl sm:text-3xl" id={id}>
      {title}
    </h2>
    <div className="border-b border-hairline">
      {items.map(({ slug, question, answer }) => (
        // For a `#slug` the browser opens it itself, possibly before hydration: `open` then differs from the served HTML.
        <details
          className="faq-item"
          data-highlighted={slug === highlightedSlug}
          data-slug={slug}
          key={slug}
          suppressHydrationWarning
        >
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
            <h3 className="font-sans text-lg font-semibold tracking-normal">{question}</h3>
            <ChevronDown className="faq-arrow size-5" />
          </summary>
          <RichText className="faq-answer reading pb-6" html={answer} id={slug} />
        </details>
      ))}
    </div>
  </section>
);
