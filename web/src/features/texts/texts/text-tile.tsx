import type { ReactNode } from "react";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { Tile, TILE_PICTURE } from "#ui/tile.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { TextPicture } from "#ui/text-picture.tsx";
import { TileByline, TileLabels } from "./tile-byline.tsx";

export type TileSize = "lead" | "full" | "wide" | "plain";

interface TextTileProps {
  text: TextSummary;
  size?: TileSize;
  /** The class of the excerpt in a large tile: `leadExcerpt`. */
  excerptClass?: string;
  /** Replaces the byline. */
  footer?: ReactNode;
  /** Whether the tile is below the first screen: its picture is loaded when it comes near. */
  isBelow?: boolean;
}

/** A text in a list, with its first lines. */
export function TextTile({
  text,
  size = "plain",
  excerptClass = "",
  footer = <TileByline text={text} />,
  isBelow = size !== "lead",
}: TextTileProps) {
  const { title, slug, excerpt, image } = text;
  return (
    <Tile
      eyebrow={<TileLabels text={text} />}
      footer={footer}
      lead={size === "lead"}
      picture={size !== "plain" && image && <TextPicture inList={isBelow} picture={image} {...PICTURES[size]} />}
      title={
        <SiteLink path={textPath(slug)} site="community">
          {title}
        </SiteLink>
      }
    >
      <p className={`font-reading leading-relaxed hyphens-auto whitespace-pre-line ${EXCERPTS[size]} ${excerptClass}`}>
        {excerpt}
      </p>
    </Tile>
  );
}

/** In a grid of columns, a wide tile has its picture in one of them (spread.css). */
const PICTURES: Record<Exclude<TileSize, "plain">, { shape: number; sizes: string }> = {
  lead: TILE_PICTURE.lead,
  full: { ...TILE_PICTURE.lead, sizes: "(width >= 76rem) 70rem, 92vw" },
  wide: { ...TILE_PICTURE.lead, sizes: "(width >= 76rem) 22rem, (width >= 64rem) 30vw, 92vw" },
};

const EXCERPTS: Record<TileSize, string> = {
  lead: "text-xl leading-relaxed sm:text-[1.4rem]",
  full: "line-clamp-6 text-lg leading-relaxed",
  wide: "line-clamp-6 text-lg leading-relaxed",
  plain: "line-clamp-5",
};
