const conjunction = new Intl.ListFormat("nl-BE", { type: "conjunction" });

/** Titles as they stand in a sentence: ‘Eb’, ‘Vloed’ en ‘Springtij’. */
export const quoteTitles = (titles: readonly string[]) => conjunction.format(titles.map((title) => `‘${title}’`));

/** What somebody wrote with blank lines between its paragraphs. */
export const splitParagraphs = (message: string) =>
  message
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** "Inktvis <info@inktvis.example>" → "info@inktvis.example" */
export const addressOnly = (sender: string) => /<(.+)>\s*$/.exec(sender)?.[1] ?? sender;
