import type { ComponentProps } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { formatPrice } from "#platform/formats/numbers.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

interface AddOnFieldProps extends Omit<ComponentProps<"input">, "id"> {
  addOn: Enrolment["addOns"][number];
  id: string;
  error: string | undefined;
}

/** An add-on that can be bought with the course: what it is and costs, or why it is not available. */
export function AddOnField({ addOn, id, error, ...control }: AddOnFieldProps) {
  const { name, description, price, listPrice, unavailableBecause } = addOn;
  const isUnavailable = unavailableBecause !== null;
  const help = isUnavailable ? unavailableBecause : description;
  return (
    <div className="grid gap-1.5">
      <label
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-xl border p-4 has-checked:border-accent-ink has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
          isUnavailable ? "border-dashed border-edge" : "cursor-pointer border-edge"
        }`}
        htmlFor={id}
      >
        <input
          {...control}
          aria-labelledby={`${id}-name`}
          className="tick outline-none"
          // An add-on that was chosen before can still be removed.
          disabled={isUnavailable && control.defaultChecked !== true}
          id={id}
          type="checkbox"
          {...described(id, { help, error })}
        />
        <span className="font-semibold" id={`${id}-name`}>
          {name}
        </span>
        <span className="text-right tabular-nums">
          <span className="font-semibold">{formatPrice(price)}</span>
        </span>
        <span className="col-span-2 col-start-2 grid gap-0.5">
          <FieldNotes error={error} help={help} id={id} />
          {listPrice !== null && listPrice > price && !isUnavailable && (
            <span className="text-sm text-ink-soft">{copy.insteadOf(formatPrice(listPrice))}</span>
          )}
        </span>
      </label>
    </div>
  );
}
