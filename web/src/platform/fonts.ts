import figtree from "#styles/fonts/figtree-400.woff2?url";
import fraunces from "#styles/fonts/fraunces-500.woff2?url";
import literata from "#styles/fonts/literata-400.woff2?url";

const preload = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

/** The fonts in the first view of every page: those of titles and of the interface. */
export const FONTS_OF_ALL_PAGES = [preload(fraunces), preload(figtree)];
/** The font that the page of a text has in addition. */
export const FONT_OF_TEXTS = preload(literata);
