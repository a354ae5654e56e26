import type { ReactNode } from "react";
import { BareButton } from "./button.tsx";
import { Close, icon } from "./icons.tsx";

const Up = icon(<path d="M12 19.5V5m-6 6 6-6 6 6" />);
const Down = icon(<path d="M12 4.5V19m-6-6 6 6 6-6" />);

interface RowButtonsProps {
  /** The id of the row; the ids of its buttons begin with it. */
  id: string;
  index: number;
  count: number;
  /** "Vraag 2" */
  name: string;
  onMove: (from: number, to: number) => void;
  /** Absent while the row cannot be removed. */
  onRemove?: ((index: number) => void) | undefined;
}

/** Moves a row of a list up or down, or removes it. */
export const RowButtons = ({ id, index, count, name, onMove, onRemove }: RowButtonsProps) => (
  <span className="flex">
    <RowButton
      disabled={index === 0}
      id={`${id}.up`}
      label={`${name} omhoog`}
      title="Omhoog"
      onClick={() => onMove(index, index - 1)}
    >
      <Up />
    </RowButton>
    <RowButton
      disabled={index === count - 1}
      id={`${id}.down`}
      label={`${name} omlaag`}
      title="Omlaag"
      onClick={() => onMove(index, index + 1)}
    >
      <Down />
    </RowButton>
    <RowButton
      disabled={!onRemove}
      id={`${id}.remove`}
      label={`Verwijder ${name.toLowerCase()}`}
      title="Verwijder"
      onClick={() => onRemove?.(index)}
    >
      <Close />
    </RowButton>
  </span>
);

interface RowButtonProps {
  id: string;
  label: string;
  title: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RowButton = ({ label, children, ...button }: RowButtonProps) => (
  <BareButton
    aria-label={label}
    className="inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-wash hover:text-accent-ink disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent disabled:hover:text-ink-soft"
    {...button}
  >
    {children}
  </BareButton>
);

/** Focuses the pressed button of a moved row at its new place, or the opposite button if it can go no further. */
export function focusMoved(listId: string, count: number, from: number, to: number) {
  const isAtEnd = to < from ? to === 0 : to === count - 1;
  const goesUp = to < from !== isAtEnd;
  focusLater(`${listId}.${to}.${goesUp ? "up" : "down"}`);
}

/** Focuses an element after React has rendered. */
export const focusLater = (id: string) => setTimeout(() => document.getElementById(id)?.focus());
