import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";
import { dayInWords } from "../formats/days.ts";
import { formMessages } from "./messages.nl.ts";

interface DateFieldProps extends ComponentProps<typeof TextField> {
  /** The current value of the field: `form.watch("dateOfBirth")`. */
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

/** The day in words: a browser shows day and month in the order of its own language, which a page cannot read. */
function DayNote({ day }: { day: string | null | undefined }) {
  const words = dayInWords(day);
  if (!words) return formMessages.dayOrder;
  return <span className="font-medium text-ink first-letter:uppercase">{words}.</span>;
}
