import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";
import { formMessages as copy } from "./messages.nl.ts";

const MAX_LENGTH = 255;
/** The number of characters from which the field tells how many are left. */
const COUNTED_FROM = 180;

interface LimitedFieldProps extends ComponentProps<typeof TextField> {
  /** The current value, to count its characters. */
  typed: string | null | undefined;
}

/** A text field of at most 255 characters, which tells how many are left once the text becomes long. */
export function LimitedField({ typed, help, ...field }: LimitedFieldProps) {
  const left = MAX_LENGTH - (typed?.length ?? 0);
  const countText = left > MAX_LENGTH - COUNTED_FROM ? undefined : left < 0 ? copy.tooLong(-left) : copy.left(left);
  const notes = countText ? (
    <>
      {help} <span className="tabular-nums">{countText}</span>
    </>
  ) : (
    help
  );
  return <TextField {...field} help={notes} />;
}
