import type { ReactNode } from "react";

interface TileProps {
  /** The link with the title; the whole tile is clickable. */
  title: ReactNode;
  eyebrow?: ReactNode;
  /** A picture or a `TileCover`; all tiles give it the same shape. */
  picture?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Whether it is the first of a list, which is larger. */
  lead?: boolean;
}

/** An item of a list: clickable as a whole, with one link for screen readers. */
export function Tile({ title, eyebrow, picture, children, footer, lead = false }: TileProps) {
  return (
    <article className={`tile relative grid content-start gap-3 border-t border-ink pt-4 ${lead ? "tile-large" : ""}`}>
      {picture && <div className="tile-picture">{picture}</div>}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h3 className={`hyphens-auto ${lead ? "text-4xl sm:text-5xl" : "text-2xl"}`}>{title}</h3>
      {children}
      {footer && <div className="text-sm text-ink-soft">{footer}</div>}
    </article>
  );
}

/** The first lines of what the tile is about. */
export const TileExcerpt = ({ children }: { children: ReactNode }) => <p className="tile-excerpt">{children}</p>;

/** The props of `TextPicture` that describe the box of a tile's picture (controls.css). */
export const TILE_PICTURE = {
  plain: { shape: 43 / 26, sizes: "(width >= 76rem) 22rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 92vw" },
  lead: { shape: 43 / 26, sizes: "(width >= 76rem) 46rem, (width >= 64rem) 61vw, 92vw" },
} as const;

interface TileCoverProps {
  label?: string | undefined;
  title: string;
  /** For something that has ended. */
  muted?: boolean;
}

/** Replaces a missing picture with the title in large type, hidden from screen readers. */
export const TileCover = ({ label, title, muted = false }: TileCoverProps) => (
  <div aria-hidden="true" className={`tile-cover ${muted ? "bg-sunken text-ink-soft" : "bg-field text-on-field"}`}>
    {label && <span className="text-sm font-semibold">{label}</span>}
    <span className="tile-cover-title">{title}</span>
  </div>
);
