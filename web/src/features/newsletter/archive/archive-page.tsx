import type { NewsletterSummary } from "@inktvis/contract/features/newsletter/newsletters";
import { NEWSLETTER_PATH, newsletterListPath, newsletterPath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { archiveQuery } from "./archive.queries.ts";
import { archiveMessages as copy } from "./messages.nl.ts";

/** Every newsletter that was sent. */
export function NewsletterArchivePage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(archiveQuery(page));
  const isPastLast = data.data.length === 0 && data.meta.total > 0;
  return (
    <ListPage
      below={
        <ButtonAnchor href={NEWSLETTER_PATH} look="secondary">
          {copy.subscribe}
        </ButtonAnchor>
      }
      intro={copy.intro}
      title={copy.title}
    >
      {data.data.length > 0 && (
        <ul className="max-w-4xl border-b border-hairline">
          {data.data.map((newsletter) => (
            <Row key={newsletter.slug} newsletter={newsletter} />
          ))}
        </ul>
      )}
      {isPastLast && <PastLastPage firstPage={newsletterListPath()} />}
      {data.meta.total === 0 && <EmptyState title={copy.empty}>{copy.emptyHelp}</EmptyState>}
      <Pager {...data.meta} hrefOf={newsletterListPath} />
    </ListPage>
  );
}

const Row = ({ newsletter: { slug, title, excerpt, sentAt } }: { newsletter: NewsletterSummary }) => (
  <li className="grid gap-2 border-t border-hairline py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-8">
    <p className="pt-1.5 text-sm text-ink-soft">
      <DateTime date={sentAt} />
    </p>
    <div className="grid gap-2">
      <h2 className="text-2xl">
        <SiteLink className="hover:text-accent-ink" path={newsletterPath(slug)}>
          {title}
        </SiteLink>
      </h2>
      <p className="text-ink-soft">{excerpt}</p>
    </div>
  </li>
);
