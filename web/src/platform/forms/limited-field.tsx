import type { ComponentProps, ReactNode } from "react";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { charactersLeft } from "../formats/characters-left.ts";
import { formMessages as copy } from "./messages.nl.ts";

const MAX_LENGTH = 255;
/** From this number of characters on, the field says how many are left. */
const COUNTED_FROM = 180;

interface Counted {
  /** The current value, to count its characters. */
  typed: string | null | undefined;
}

/** A text field of at most 255 characters, which says how many are left once the text becomes long. */
export const LimitedField = ({ typed, help, ...field }: ComponentProps<typeof TextField> & Counted) => (
  <TextField {...field} help={withCount(help, typed)} />
);

/** The same with several lines. */
export const LimitedArea = ({ typed, help, ...field }: ComponentProps<typeof TextAreaField> & Counted) => (
  <TextAreaField {...field} help={withCount(help, typed)} />
);

function withCount(help: ReactNode, typed: Counted["typed"]) {
  const left = charactersLeft(MAX_LENGTH, typed);
  const countText = left > MAX_LENGTH - COUNTED_FROM ? undefined : left < 0 ? copy.tooLong(-left) : copy.left(left);
  return countText ? (
    <>
      {help} <span className="tabular-nums">{countText}</span>
    </>
  ) : (
    help
  );
}
