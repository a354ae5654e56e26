/* In the place of what is coming, at its size, so that nothing jumps. */

const LINES = ["w-full", "w-11/12", "w-full", "w-4/6"];

export const TextSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <div aria-hidden="true" className="grid gap-2.5">
    {Array.from({ length: lines }, (_, index) => (
      <div className={`skeleton h-4 ${LINES[index % LINES.length]}`} key={index} />
    ))}
  </div>
);

/** So many tiles; says once that they are coming. */
export const TileSkeletons = ({ count = 6 }: { count?: number }) => (
  <div className="tile-grid" role="status">
    <span className="sr-only">Bezig met laden</span>
    {Array.from({ length: count }, (_, index) => (
      <div className="grid content-start gap-4 border-t border-hairline pt-5" key={index}>
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
        <TextSkeleton lines={3} />
      </div>
    ))}
  </div>
);
