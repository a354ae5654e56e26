/* Placeholders while something loads, of the same size, so that the layout does not shift. */

const LINES = ["w-full", "w-11/12", "w-full", "w-4/6"];

export const TextSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <div aria-hidden="true" className="grid gap-2.5">
    {Array.from({ length: lines }, (_, index) => (
      <div className={`skeleton h-4 ${LINES[index % LINES.length]}`} key={index} />
    ))}
  </div>
);
