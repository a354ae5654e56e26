import type { ArticleSummary } from "@inktvis/contract/features/content/articles";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Tile, TILE_PICTURE, TileCover } from "#ui/tile.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { articlePath, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { typeNames } from "./article-types.nl.ts";

interface ArticleTileProps {
  article: ArticleSummary;
  lead?: boolean;
}

/** An article in a list: type, title, excerpt and date. */
export const ArticleTile = ({ article, lead = false }: ArticleTileProps) => (
  <Tile
    eyebrow={typeNames[article.type]}
    footer={<DateTime date={article.date} />}
    lead={lead}
    picture={
      article.image ? (
        <TextPicture inList={!lead} picture={article.image} {...TILE_PICTURE[lead ? "lead" : "plain"]} />
      ) : (
        <TileCover label={article.genres[0]?.name ?? typeNames[article.type]} title={article.title} />
      )
    }
    title={
      <SiteLink path={articlePath(article)} site={shelfOf(article.type).site}>
        {article.title}
      </SiteLink>
    }
  >
    <p className={`font-reading leading-relaxed hyphens-auto ${lead ? "text-xl" : ""}`}>{article.excerpt}</p>
  </Tile>
);
