import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";
import { formMessages as copy } from "./form.nl.ts";

const LIMIT = 255;
/** Before this nobody wonders how much still fits. */
const TELLS_FROM = 180;

interface LimitedFieldProps extends ComponentProps<typeof TextField> {
  /** What is in it now, to count. */
  typed: string | null | undefined;
}

/** A line of at most 255 characters, that tells how many are left once it becomes long. */
export function LimitedField({ typed, help, ...field }: LimitedFieldProps) {
  const left = LIMIT - (typed?.length ?? 0);
  const counted = left > LIMIT - TELLS_FROM ? undefined : left < 0 ? copy.tooLong(-left) : copy.left(left);
  const notes = counted ? (
    <>
      {help} <span className="tabular-nums">{counted}</span>
    </>
  ) : (
    help
  );
  return <TextField {...field} help={notes} />;
}
