import { classNames } from "./class-names.ts";

interface ChipGroupProps<Value extends string | number> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** What is ticked at first; the surrounding form knows what is ticked now. */
  chosen: readonly Value[];
  className?: string;
  /** With `radio` only one can be chosen. */
  type?: "checkbox" | "radio";
}

/** Boxes to tick in a search form, which work before any script: `<ChipGroup label="Genres" name="genre" …>`. */
export const ChipGroup = <Value extends string | number>(props: ChipGroupProps<Value>) => {
  const { label, name, options, chosen, className, type = "checkbox" } = props;
  return (
    <fieldset className={classNames("min-w-0", className)}>
      <legend className="mb-1.5 text-sm font-semibold text-ink-soft">{label}</legend>
      <div className="chips">
        {options.map((option) => (
          <label className="chip cursor-pointer" key={option.value}>
            <input
              className="tick mt-0 size-4"
              defaultChecked={chosen.includes(option.value)}
              name={name}
              type={type}
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
