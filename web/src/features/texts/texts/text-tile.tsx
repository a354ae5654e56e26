import type { ReactNode } from "react";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { Tile } from "#ui/tile.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { TextPicture } from "#ui/text-picture.tsx";
import { TileByline, TileLabels } from "./tile-byline.tsx";

export type TileSize = "lead" | "wide" | "plain";

interface TextTileProps {
  text: TextSummary;
  size?: TileSize;
  /** Of a large tile: `leadExcerpt`. */
  excerptClass?: string;
  /** Replaces the byline. */
  footer?: ReactNode;
}

/** A text in a list, with its first lines. */
export function TextTile({
  text,
  size = "plain",
  excerptClass = "",
  footer = <TileByline text={text} />,
}: TextTileProps) {
  const { title, slug, excerpt, image } = text;
  return (
    <Tile
      eyebrow={<TileLabels text={text} />}
      footer={footer}
      lead={size === "lead"}
      picture={
        size !== "plain" &&
        image && <TextPicture inList={size !== "lead"} picture={image} sizes="(width >= 76rem) 46rem, 92vw" />
      }
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

const EXCERPTS: Record<TileSize, string> = {
  lead: "text-xl leading-relaxed sm:text-[1.4rem]",
  wide: "line-clamp-6 text-lg leading-relaxed",
  plain: "line-clamp-5",
};
