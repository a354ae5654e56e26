import type { AgeCategory } from "@inktvis/contract/features/contests/contest";

interface AgeOptionsProps {
  categories: readonly AgeCategory[];
  /** The label of the empty option, which stands for all categories. */
  all: string;
}

/** The age categories of a contest as options of a `<select>`: the value is an id, or empty for all. */
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
