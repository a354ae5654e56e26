/** A word in its two forms: singular and plural, or without and with the e of an adjective. */
export type Forms = readonly [base: string, other: string];

/** Words between white space: `tafel+s` adds an ending, `man/mannen` gives both forms in full. */
export function readForms(list: string): readonly Forms[] {
  const words = list.split(/\s+/).filter(Boolean);
  return words.map((word): Forms => {
    const [base = "", other] = word.split("/");
    if (other !== undefined) return [base, other];
    const [stem = "", ending] = word.split("+");
    if (ending === undefined) throw new Error(`${word} has only one form`);
    return [stem, stem + ending];
  });
}
