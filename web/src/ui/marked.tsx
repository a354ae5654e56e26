/** A title or a passage in which the words that were searched for are marked. */
export const Marked = ({ pieces }: { pieces: readonly { text: string; hit: boolean }[] }) =>
  pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
