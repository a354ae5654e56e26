import { articlePath } from "@inktvis/contract/features/content/article-shelves";
import type { IssueOfArticle as Place } from "@inktvis/contract/features/magazine/issues";
import { issuePath } from "@inktvis/contract/page-paths/verzin";
import { useSuspenseQuery } from "@tanstack/react-query";
import { SiteLink } from "#platform/site-link.tsx";
import { issueOfArticleQuery } from "./issue.queries.ts";
import { issueMessages as copy } from "./issues.nl.ts";

/**
 * The issue that an article belongs to, with the contributions before and after it; nothing for an article outside any
 * issue.
 */
export function IssueOfArticle({ slug }: { slug: string }) {
  const { data: place } = useSuspenseQuery(issueOfArticleQuery(slug));
  if (!place) return null;
  const { issue, section, previous, next } = place;
  return (
    <nav aria-label={copy.leaf} className="page mt-16">
      <div className="text-column grid gap-6 border-t border-accent pt-6">
        <p className="text-lg">
          {copy.standsIn}{" "}
          <SiteLink className="link font-semibold" path={issuePath(issue.slug)} site="verzin">
            {copy.numbered(issue.number, issue.title)}
          </SiteLink>
          {section && `, ${copy.section(section)}`}.
        </p>
        {(previous || next) && (
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
            {previous && <Piece label={copy.previousPiece} piece={previous} />}
            {next && <Piece className="sm:col-start-2 sm:text-right" label={copy.nextPiece} piece={next} />}
          </div>
        )}
      </div>
    </nav>
  );
}

interface PieceProps {
  piece: NonNullable<Place["next"]>;
  label: string;
  className?: string;
}

const Piece = ({ piece, label, className = "" }: PieceProps) => (
  <SiteLink className={`group grid gap-1 ${className}`} path={articlePath(piece)} site="verzin">
    <span className="text-sm text-ink-soft">{label}</span>
    <span className="font-display text-xl font-semibold break-words group-hover:text-accent-ink">{piece.title}</span>
  </SiteLink>
);
