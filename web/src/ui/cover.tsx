/** The turn that a title gives its cover: always the same for the same title. */
const turnOf = (title: string) =>
  [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);

const LAYOUTS = [
  "items-end text-left",
  "items-start text-left",
  "items-center text-center justify-items-center",
  "items-end text-right justify-items-end",
];
const GROUNDS = ["bg-accent text-on-accent", "bg-ink text-paper", "bg-wash text-accent-ink"];

interface CoverProps {
  title: string;
  genre?: string | undefined;
  className?: string;
}

/** A missing picture is a cover set in type, made from title and genre; decoration beside the real title. */
export function Cover({ title, genre, className = "aspect-4/3" }: CoverProps) {
  const turn = turnOf(title);
  return (
    <div
      aria-hidden="true"
      className={`relative grid overflow-hidden rounded-sm p-5 ${GROUNDS[turn % GROUNDS.length]} ${LAYOUTS[turn % LAYOUTS.length]} ${className}`}
    >
      <span className="absolute -right-[0.06em] -bottom-[0.32em] font-display text-[11rem] leading-none font-black italic opacity-15 select-none">
        {[...title.replace(/^[^\p{L}\p{N}]+/u, "")][0]?.toUpperCase()}
      </span>
      <span className="relative grid gap-1">
        {genre && <span className="text-xs font-semibold tracking-widest uppercase">{genre}</span>}
        <span className="line-clamp-4 font-display text-2xl leading-tight">{title}</span>
      </span>
    </div>
  );
}
