import { useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes, type FieldText, Optional } from "#ui/field-frame.tsx";
import { dayAndTime } from "../formats/day-and-time.ts";
import { momentOf, momentText } from "../formats/moments.ts";
import { formMessages } from "./messages.nl.ts";

interface MomentFieldProps extends FieldText {
  id: string;
  value: string | null | undefined;
  onChange: (moment: string) => void;
}

/**
 * A day and a time in Brussels: `<MomentField label="Deadline" {...form.controlled("deadline")} />`. Repeated in words
 * below, since a browser may show day and month in the order of another country.
 */
export function MomentField({ id, label, help, error, optional, value, onChange }: MomentFieldProps) {
  const { day, time } = dayAndTime(value);
  const text = momentText(value);
  const notes = (
    <>
      {text ? <span className="font-medium text-ink first-letter:uppercase">{text}.</span> : formMessages.dayOrder}{" "}
      {help}
    </>
  );
  const fields = useEarlyInput<HTMLFieldSetElement>((element) => {
    const [dayTyped = "", timeTyped = ""] = Array.from(element.querySelectorAll("input"), (input) => input.value);
    if (dayTyped !== day || timeTyped !== time) onChange(momentOf(dayTyped, timeTyped));
  });
  return (
    <fieldset className="grid gap-1.5" ref={fields}>
      <legend className="mb-1.5 font-semibold">
        {label}
        {optional && <Optional />}
      </legend>
      <div className="flex flex-wrap gap-3">
        <input
          aria-label={formMessages.dayOf(label)}
          className="control max-w-44"
          id={id}
          type="date"
          value={day}
          {...described(id, { help: notes, error })}
          onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, time))}
        />
        <input
          aria-label={formMessages.timeOf(label)}
          className="control max-w-32"
          data-of={id}
          type="time"
          value={time}
          {...described(id, { help: notes, error })}
          onChange={({ currentTarget }) => onChange(momentOf(day, currentTarget.value))}
        />
      </div>
      <FieldNotes error={error} help={notes} id={id} />
    </fieldset>
  );
}
