/** A title or a passage with the words that were searched marked. */
export const Marked = ({ pieces }: { pieces: readonly { text: string; hit: boolean }[] }) =>
  pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
