import type { AgeCategory } from "@inktvis/contract/features/contests/contests";

interface AgeOptionsProps {
  categories: readonly AgeCategory[];
  /** What choosing none means here. */
  all: string;
}

/** The age categories of a contest in a `<select>`, by id; empty for all. */
export const AgeOptions = ({ categories, all }: AgeOptionsProps) => (
  <>
    <option value="">{all}</option>
    {categories.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </>
);
