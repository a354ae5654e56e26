import type { FieldValues } from "react-hook-form";

/** The fields of another version whose value is not that of the form; the revision is no field. */
export const differingFields = (mine: FieldValues, theirs: FieldValues) =>
  Object.keys(theirs).filter(
    (name) => name !== "revision" && JSON.stringify(mine[name] ?? "") !== JSON.stringify(theirs[name] ?? ""),
  );
