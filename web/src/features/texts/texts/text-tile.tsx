import type { ReactNode } from "react";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { Tile } from "#ui/tile.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { TextPicture } from "#ui/text-picture.tsx";
import { TileByline } from "./tile-byline.tsx";

export type TileSize = "lead" | "wide" | "plain";

interface TextTileProps {
  text: TextSummary;
  size?: TileSize;
  /** Replaces the byline. */
  footer?: ReactNode;
}

/** A text in a list, with its first lines. */
export function TextTile({ text, size = "plain", footer = <TileByline text={text} /> }: TextTileProps) {
  const { title, slug, excerpt, genres, image } = text;
  return (
    <Tile
      eyebrow={genres.map(({ name }) => name).join(", ")}
      footer={footer}
      lead={size === "lead"}
      picture={
        size !== "plain" &&
        image && (
          <TextPicture
            className="aspect-3/2 h-auto w-full rounded-sm object-cover"
            inList={size !== "lead"}
            picture={image}
            sizes="(width >= 76rem) 46rem, 92vw"
          />
        )
      }
      title={
        <SiteLink path={textPath(slug)} site="community">
          {title}
        </SiteLink>
      }
    >
      <p className={`font-reading leading-relaxed hyphens-auto whitespace-pre-line ${EXCERPTS[size]}`}>{excerpt}</p>
    </Tile>
  );
}

const EXCERPTS: Record<TileSize, string> = {
  lead: "line-clamp-[12] text-xl leading-relaxed sm:text-[1.4rem] first-letter:float-left first-letter:mt-1 first-letter:mr-2 first-letter:font-display first-letter:text-6xl first-letter:leading-[0.8] first-letter:text-accent-ink",
  wide: "line-clamp-6 text-lg leading-relaxed",
  plain: "line-clamp-5",
};
