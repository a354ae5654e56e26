import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { dismissActions, toast, type ToastAction } from "#platform/toasts.ts";
import { BareButton } from "#ui/button.tsx";
import { ChevronRight } from "#ui/icons.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { roomCopy } from "../messages.nl.ts";

const copy = roomCopy.rows;

/** Adds a row at the end. Its first field gets the focus, unless many are added. */
type AddRow = (row: object, many?: "many") => void;

interface RowsProps {
  /** The list in the form: `menu`, or `blocks.2.quotes`. */
  source: string;
  /** The name of one row: `Citaat`. */
  one: string;
  max: number;
  /** The heading of a row; by default its name and its number. */
  headingOf?: (index: number) => string;
  /** Whether rows can be folded; pressing the heading opens a row. */
  folds?: boolean;
  /** Whether a row can be removed; all can when absent. */
  removable?: (index: number) => boolean;
  renderRow: (source: string, index: number) => ReactNode;
  /** The controls that add a row; `count` is the number of rows so far. */
  renderAdd: (add: AddRow, count: number) => ReactNode;
}

/** Rows of a form that are added, moved with buttons, and removed; a removed row can be restored. */
export function EditableRows(props: RowsProps) {
  const { source, one, max, headingOf, folds = false, removable, renderRow, renderAdd } = props;
  const nameOf = (index: number) => copy.row(one, index + 1);
  const { keys, added, news, end, add, moveTo, removeAt } = useRows(source, nameOf);
  return (
    <>
      {keys.length > 0 && (
        <ol className="grid gap-4">
          {keys.map((key, index) => (
            <li key={key}>
              <RowFrame
                folds={folds}
                heading={headingOf?.(index) ?? nameOf(index)}
                source={`${source}.${index}`}
                startsOpen={added === index || keys.length === 1}
                tools={
                  <RowButtons
                    count={keys.length}
                    id={`${source}.${index}`}
                    index={index}
                    name={nameOf(index)}
                    onMove={moveTo}
                    onRemove={removable?.(index) === false ? undefined : removeAt}
                  />
                }
              >
                {renderRow(`${source}.${index}`, index)}
              </RowFrame>
            </li>
          ))}
        </ol>
      )}
      <div ref={end}>
        {keys.length < max ? renderAdd(add, keys.length) : <p className="text-ink-soft">{copy.full}</p>}
      </div>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** The rows of a list in a form by their keys, with the functions that change them. */
function useRows(source: string, nameOf: (index: number) => string) {
  // Blocks have an `id` of their own.
  const { fields, append, insert, move, remove } = useFieldArray({ name: source, keyName: "key" });
  const { getValues } = useFormContext();
  const [added, setAdded] = useState<number>();
  const [news, setNews] = useState("");
  const end = useRef<HTMLDivElement>(null);
  /** The id of the fields of the row that was added. */
  const toFocus = useRef<string>(undefined);
  const offer = useOffers();
  const count = () => (getValues(source) as object[] | undefined)?.length ?? 0;

  function moveTo(from: number, to: number) {
    flushSync(() => move(from, to));
    setNews(copy.moved(nameOf(from), to + 1));
    focusMover(`${source}.${to}`, to < from ? ["up", "down"] : ["down", "up"]);
  }
  function removeAt(index: number) {
    const row: unknown = structuredClone(getValues(`${source}.${index}`));
    const putBack = () => insert(Math.min(index, count()), row);
    flushSync(() => remove(index));
    end.current?.querySelector<HTMLElement>("button, input")?.focus();
    offer(copy.removed(nameOf(index)), { title: copy.undo, run: putBack });
  }
  const add: AddRow = (row, many) => {
    const index = count();
    append(row, { shouldFocus: false });
    setAdded(index);
    if (!many) toFocus.current = `${source}.${index}.fields`;
  };
  // The fields of a row may be rendered later than the row itself.
  useEffect(() => {
    const field = document.getElementById(toFocus.current ?? "")?.querySelector<HTMLElement>(FIELD);
    if (!field) return;
    field.focus();
    toFocus.current = undefined;
  });
  return { keys: fields.map(({ key }) => key), added, news, end, add, moveTo, removeAt };
}

/**
 * Toasts with an action on this form. They are dismissed with it: after the first save there is no form to restore a
 * row in.
 */
function useOffers() {
  const [offered] = useState<ToastAction[]>([]);
  useEffect(() => () => dismissActions(offered), [offered]);
  return (text: string, action: ToastAction) => {
    offered.push(action);
    toast(text, "good", action);
  };
}

const FIELD = "input, textarea";

/** Moving its element takes the focus from a button; at an end of the list one of the two is disabled. */
const focusMover = (row: string, buttons: readonly string[]) =>
  buttons
    .map((name) => document.getElementById(`${row}.${name}`))
    .find((button) => button?.matches(":enabled"))
    ?.focus();

interface RowFrameProps {
  source: string;
  heading: string;
  tools: ReactNode;
  folds: boolean;
  startsOpen: boolean;
  children: ReactNode;
}

/** One row with its buttons. A folded row opens by itself when the API refused something in it. */
function RowFrame({ source, heading, tools, folds, startsOpen, children }: RowFrameProps) {
  const [isOpened, setOpened] = useState(startsOpen || !folds);
  const { errors } = useFormState();
  const isOpen = isOpened || get(errors, source) !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const id = `${source}.fields`;
  return (
    <div aria-label={heading} className="rounded-xl border border-hairline bg-raised p-4 sm:p-5" role="group">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {folds ? (
          <BareButton
            aria-controls={id}
            aria-expanded={isOpen}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 text-left font-semibold"
            onClick={() => setOpened(!isOpen)}
          >
            <ChevronRight className={`size-4 flex-none ${isOpen ? "rotate-90" : ""}`} />
            {heading}
          </BareButton>
        ) : (
          <span className="font-semibold">{heading}</span>
        )}
        {tools}
      </div>
      <div className={isOpen ? "mt-4 grid gap-5" : ""} hidden={!isOpen} id={id}>
        {(isOpen || wasOpen) && children}
      </div>
    </div>
  );
}
