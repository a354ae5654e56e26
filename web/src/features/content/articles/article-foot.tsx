import type { Article } from "@inktvis/contract/features/content/articles";
import type { FileLink } from "@inktvis/contract/layer/fields";
import type { SiteName } from "@inktvis/contract/sites";
import type { ReactNode } from "react";
import { useSiteHref } from "#platform/site-link.tsx";
import { icon } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ArticleTile } from "./article-tile.tsx";
import { articleMessages as copy } from "./messages.nl.ts";

interface ActionsProps {
  item: { ctaButtonText: string | null; ctaButtonUrl: string | null; file: FileLink | null };
  /** The site that a path in `ctaButtonUrl` belongs to, whichever site shows the button. */
  home: SiteName;
  downloadLabel?: string;
  /** A button of the page itself, shown first. */
  children?: ReactNode;
}

/** The buttons below an article or a page: its call to action and its download. */
export function Actions({ item: { ctaButtonText, ctaButtonUrl, file }, home, downloadLabel, children }: ActionsProps) {
  const ownHref = useSiteHref(home, ctaButtonUrl ?? "/");
  if (!ctaButtonUrl && !file && !children) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {ctaButtonUrl && ctaButtonText && (
        <ButtonAnchor
          href={ctaButtonUrl.startsWith("/") ? ownHref : ctaButtonUrl}
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

/** Articles related to the one above. */
export const RelatedArticles = ({ related, title = copy.related }: { related: Article["related"]; title?: string }) =>
  related.length > 0 && (
    <section aria-labelledby="related" className="page mt-20">
      <h2 className="text-3xl sm:text-4xl" id="related">
        {title}
      </h2>
      <ul className="tile-grid mt-6">
        {related.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </section>
  );

const Download = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />);
