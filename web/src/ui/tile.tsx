import type { ReactNode } from "react";

interface TileProps {
  /** The link with the title; the whole tile is clickable. */
  title: ReactNode;
  eyebrow?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** The first of a list, larger. */
  lead?: boolean;
}

/** An item of a list: clickable as a whole, with one link for screen readers. */
export function Tile({ title, eyebrow, picture, children, footer, lead = false }: TileProps) {
  return (
    <article
      className={`tile group relative grid content-start gap-3 border-t border-ink pt-4 ${lead ? "tile-lead" : ""}`}
    >
      {picture}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h3 className={lead ? "text-4xl sm:text-5xl" : "text-2xl"}>{title}</h3>
      {children}
      {footer && <div className="text-sm text-ink-soft">{footer}</div>}
    </article>
  );
}
