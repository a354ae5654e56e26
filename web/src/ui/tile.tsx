import type { ReactNode } from "react";

interface TileProps {
  /** The link that the whole tile stands for, with the title in it. */
  title: ReactNode;
  eyebrow?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** The first of a list, larger. */
  lead?: boolean;
}

/** One of a list on paper: a hairline above it, the whole of it clickable, one link to read out. */
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
