import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";
import { dayInWords } from "../formats/dates.ts";
import { formMessages } from "./messages.nl.ts";

interface DateFieldProps extends ComponentProps<typeof TextField> {
  /** What stands in the field now: `form.watch("dateOfBirth")`. */
  typed: string | null | undefined;
}

/** A day: `<DateField label="Geboortedatum" typed={form.watch("dateOfBirth")} {...form.field("dateOfBirth")} />`. */
export const DateField = ({ typed, help, ...field }: DateFieldProps) => (
  <TextField
    {...field}
    help={
      <>
        <DayNote day={typed} /> {help}
      </>
    }
    type="date"
  />
);

/** The day in words: a browser shows its parts in the order of its own language, and nobody else knows which. */
export function DayNote({ day }: { day: string | null | undefined }) {
  const words = dayInWords(day);
  if (!words) return formMessages.dayOrder;
  return <span className="font-medium text-ink first-letter:uppercase">{words}.</span>;
}
