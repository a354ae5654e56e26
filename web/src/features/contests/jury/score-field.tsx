import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { JudgedContribution } from "@inktvis/contract/features/contests/jury";
import { useStore } from "#platform/store.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import type { ScoreOutbox, ScoreState } from "./score-outbox.ts";

/** What stands in the field as a score; undefined when that is none. */
const scoreIn = ({ value, validity }: HTMLInputElement) => {
  const points = Number(value);
  return !validity.badInput && Number.isInteger(points) && points >= 0 && points <= 100 ? points : undefined;
};

/** The score of one contribution, saved when its field is left or on Enter, which goes on to the next row. */
export function ScoreField({ contribution, outbox }: { contribution: JudgedContribution; outbox: ScoreOutbox }) {
  const { id, title, mine } = contribution;
  const state = useStore(outbox.states)[id];
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const known = state && state.kind !== "refused" ? state.points : mine.points;

  /** Whether one may go on: what is no score stays in its field. */
  function commit() {
    const input = field.current;
    if (!input || typed === undefined) return true;
    // Nothing is not zero, and no mistake: what is kept stays.
    if (input.value.trim() === "" && !input.validity.badInput) {
      setTyped(undefined);
      return true;
    }
    const points = scoreIn(input);
    setWrong(points === undefined);
    if (points === undefined) return false;
    if (points !== known || state?.kind === "waiting") void outbox.put(id, points);
    setTyped(undefined);
    return true;
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!commit()) return;
    const fields = [...document.querySelectorAll<HTMLInputElement>("[data-score]")];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    next?.focus();
    next?.select();
  }
  return (
    <div className="grid justify-items-end gap-1">
      <input
        aria-describedby={noteId}
        aria-invalid={isWrong || undefined}
        aria-label={copy.scoreOf(title)}
        className="control w-24 text-right tabular-nums"
        data-score=""
        inputMode="numeric"
        max={100}
        min={0}
        ref={field}
        step={1}
        type="number"
        value={typed ?? known ?? ""}
        onBlur={commit}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={onKey}
        // Scrolling the page must not change a score.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <p className="min-h-5 text-right text-sm" id={noteId} role="status">
        <Note
          isAbstained={mine.abstainedBecause !== null}
          isWrong={isWrong}
          state={typed === undefined ? state : undefined}
        />
      </p>
    </div>
  );
}

interface NoteProps {
  isWrong: boolean;
  isAbstained: boolean;
  state: ScoreState | undefined;
}

function Note({ isWrong, isAbstained, state }: NoteProps) {
  if (isWrong) return <span className="font-medium text-danger">{copy.outOfRange}</span>;
  switch (state?.kind) {
    case "saving":
      return <span className="text-ink-soft">{copy.saving}</span>;
    case "saved":
      return <span className="text-good">{copy.saved}</span>;
    case "waiting":
      return <span className="font-medium text-danger">{copy.waiting}</span>;
    case "refused":
      return <span className="font-medium text-danger">{state.sentence}</span>;
    case undefined:
      return isAbstained && <span className="text-ink-soft">{copy.abstained}</span>;
    default:
      return state satisfies never;
  }
}
