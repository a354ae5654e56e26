import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { usePause } from "#platform/pause.ts";
import { Button } from "#ui/button.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { TextField } from "#ui/text-field.tsx";
import { roomCopy } from "../messages.nl.ts";

const copy = roomCopy.finding;

const MIN_LETTERS = 2;

interface ChoiceSearchProps<Row> {
  id: string;
  label: string;
  /** Whether the field gets the focus: it replaces the button that was pressed. */
  focused?: boolean;
  /** Asks the API for rows that match these words, at most `max`. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Row[]>;
  max: number;
  /** Shown when nothing matches these words. */
  none: string;
  renderRow: (row: Row) => ReactNode;
  /** The label of the button that chooses a row, and below it its name for people who do not see the row. */
  choose: string;
  chooseNamed: (row: Row) => string;
  /** Why a row cannot be chosen. */
  refusalOf?: (row: Row) => string | undefined;
  onChoose: (row: Row) => void;
}

/** A search field for when there are too many rows for a list of choices: finds them while a name is typed. */
export function ChoiceSearch<Row extends { id: string }>({ id, label, focused, max, ...of }: ChoiceSearchProps<Row>) {
  const [words, setWords] = useState("");
  const { afterPause, stop } = usePause();
  const enabled = words.length >= MIN_LETTERS;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["staff", "found", id, words],
    queryFn: ({ signal }) => of.find(words, signal),
    enabled,
    // Choices that others made in the meantime have to be taken into account.
    staleTime: 0,
  });
  const rows = (enabled && data) || [];
  const status = isFetching ? copy.searching : isError ? copy.failed : foundWords(rows.length, max, of.none);
  return (
    <div className="grid gap-2">
      <TextField
        autoComplete="off"
        id={id}
        label={label}
        maxLength={100}
        ref={focused ? focusOnce : undefined}
        type="search"
        onChange={({ currentTarget: { value } }) => afterPause(() => setWords(value.trim()))}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          stop();
          const typed = event.currentTarget.value.trim();
          if (typed !== words) setWords(typed);
          else if (enabled) void refetch();
        }}
      />
      <p className="text-sm text-ink-soft empty:hidden" role="status">
        {enabled && status}
      </p>
      {rows.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {rows.map((row) => (
            <li className="flex flex-wrap items-center gap-3 py-2" key={row.id}>
              {of.renderRow(row)}
              <Choose
                label={of.chooseNamed(row)}
                refusal={of.refusalOf?.(row)}
                text={of.choose}
                onPress={() => of.onChoose(row)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooseProps {
  text: string;
  label: string;
  refusal: string | undefined;
  onPress: () => void;
}

const Choose = ({ text, label, refusal, onPress }: ChooseProps) =>
  refusal === undefined ? (
    <Button aria-label={label} look="secondary" onClick={onPress}>
      {text}
    </Button>
  ) : (
    <span className="text-ink-soft">{refusal}</span>
  );

function foundWords(count: number, max: number, none: string) {
  if (count === 0) return none;
  return count < max ? copy.found(count) : copy.firstFound(count);
}
