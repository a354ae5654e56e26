import type { Newsletter } from "@inktvis/contract/features/newsletter/newsletters";
import { NEWSLETTER_PATH, newsletterPath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowLeft, ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { newsletterQuery } from "./archive.queries.ts";
import { archiveMessages as copy } from "./messages.nl.ts";

/** A newsletter in the archive. */
export function NewsletterPage({ slug }: { slug: string }) {
  const { data: newsletter } = useSuspenseQuery(newsletterQuery(slug, usePreviewToken()));
  return (
    <>
      <NewsletterView newsletter={newsletter} />
      <footer className="page pt-12">
        <div className="text-column grid gap-8">
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <span className="font-display text-xl">{copy.subscribeCall}</span>
            <ButtonAnchor href={NEWSLETTER_PATH}>{copy.subscribe}</ButtonAnchor>
          </p>
          <Neighbours {...newsletter} />
        </div>
      </footer>
    </>
  );
}

const NewsletterView = ({ newsletter: { title, body, sentAt } }: { newsletter: Newsletter }) => (
  <article className="page pt-8 sm:pt-14">
    <header className="text-column grid gap-5">
      <p className="eyebrow">
        {copy.parent}
        {sentAt && (
          <>
            {" · "}
            <DateTime date={sentAt} />
          </>
        )}
      </p>
      <h1 className="text-title text-4xl sm:text-6xl">{title}</h1>
    </header>
    <RichText className="reading text-column mt-10 sm:mt-12" html={body} />
  </article>
);

const Neighbours = ({ newer, older }: Pick<Newsletter, "newer" | "older">) =>
  (newer ?? older) && (
    <nav aria-label={copy.neighbours} className="flex flex-wrap justify-between gap-4 border-t border-hairline pt-5">
      {older && (
        <SiteLink className="link inline-flex items-center gap-2" path={newsletterPath(older.slug)}>
          <ArrowLeft />
          <span>
            <span className="sr-only">{copy.older}: </span>
            {older.title}
          </span>
        </SiteLink>
      )}
      {newer && (
        <SiteLink className="link ml-auto inline-flex items-center gap-2" path={newsletterPath(newer.slug)}>
          <span>
            <span className="sr-only">{copy.newer}: </span>
            {newer.title}
          </span>
          <ArrowRight />
        </SiteLink>
      )}
    </nav>
  );
