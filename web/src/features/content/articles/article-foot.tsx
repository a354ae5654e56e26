import type { Article } from "@inktvis/contract/features/content/articles";
import type { FileLink } from "@inktvis/contract/layer/fields";
import type { SiteName } from "@inktvis/contract/sites";
import type { ReactNode } from "react";
import { siteHref, useCurrentSite } from "#platform/site-link.tsx";
import { icon } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ArticleTile } from "./article-tile.tsx";
import { articleMessages as copy } from "./messages.nl.ts";

interface ActionsProps {
  item: { ctaButtonText: string | null; ctaButtonUrl: string | null; file: FileLink | null };
  /** The site that the item is at home on: a path means one of its pages, wherever the button is shown. */
  home: SiteName;
  downloadLabel?: string;
  /** A button of the page itself, which goes before. */
  children?: ReactNode;
}

/** What an article or a page asks its reader to do: its button, its download. */
export function Actions({ item: { ctaButtonText, ctaButtonUrl, file }, home, downloadLabel, children }: ActionsProps) {
  const current = useCurrentSite();
  if (!ctaButtonUrl && !file && !children) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {ctaButtonUrl && ctaButtonText && (
        <ButtonAnchor
          href={ctaButtonUrl.startsWith("/") ? siteHref(current, home, ctaButtonUrl) : ctaButtonUrl}
          look={children ? "secondary" : "primary"}
        >
          {ctaButtonText}
        </ButtonAnchor>
      )}
      {file && (
        <ButtonAnchor download href={file.url} look="secondary">
          <Download className="size-4" />
          {downloadLabel ?? copy.download(file.name)}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** The others to read after this one. */
export const RelatedArticles = ({ related, title = copy.related }: { related: Article["related"]; title?: string }) =>
  related.length > 0 && (
    <section aria-labelledby="related" className="page mt-20">
      <h2 className="text-3xl sm:text-4xl" id="related">
        {title}
      </h2>
      <div className="tile-grid mt-6">
        {related.map((article) => (
          <ArticleTile article={article} key={article.id} />
        ))}
      </div>
    </section>
  );

const Download = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
