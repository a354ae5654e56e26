const conjunction = new Intl.ListFormat("nl-BE", { type: "conjunction" });

/** A Dutch list of titles: ‘Eb’, ‘Vloed’ en ‘Springtij’. */
export const quoteTitles = (titles: readonly string[]) => conjunction.format(titles.map((title) => `‘${title}’`));

/** Splits typed text at blank lines. */
export const splitParagraphs = (message: string) =>
  message
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** "Inktvis <info@inktvis.example>" → "info@inktvis.example" */
export const addressOnly = (sender: string) => /<(.+)>\s*$/.exec(sender)?.[1] ?? sender;
