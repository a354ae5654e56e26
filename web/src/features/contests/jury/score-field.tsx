import { type KeyboardEvent, useId, useState } from "react";
import type { JudgedContribution } from "@inktvis/contract/features/contests/jury";
import { useStore } from "#platform/store.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import type { ScoreOutbox, ScoreState } from "./score-outbox.ts";
import { useEarlyInput } from "#ui/early-input.ts";

/** The points in the field; undefined when they are not a valid score. */
function parseScore({ value, validity }: HTMLInputElement) {
  const points = Number(value);
  return !validity.badInput && Number.isInteger(points) && points >= 0 && points <= 100 ? points : undefined;
}

interface ScoreFieldProps {
  contribution: JudgedContribution;
  outbox: ScoreOutbox;
}

/** The score of one contribution, saved when its field loses the focus or on Enter, which moves to the next row. */
export function ScoreField({ contribution, outbox }: ScoreFieldProps) {
  const { ref, value, isInvalid, sendState, onType, commit } = useScoreInput(contribution, outbox);
  const statusId = useId();
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (commit()) focusNextScore(event.currentTarget);
  }
  return (
    <div className="grid justify-items-end gap-1">
      <input
        aria-describedby={statusId}
        aria-invalid={isInvalid || undefined}
        aria-label={copy.scoreOf(contribution.title)}
        className="control w-24 text-right tabular-nums"
        data-score=""
        inputMode="numeric"
        max={100}
        min={0}
        ref={ref}
        step={1}
        type="number"
        value={value}
        onBlur={commit}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        // Scrolling the page must not change a score.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <p className="min-h-5 text-right text-sm" id={statusId} role="status">
        <ScoreStatus
          isAbstained={contribution.mine.abstainedBecause !== null}
          isInvalid={isInvalid}
          sendState={sendState}
        />
      </p>
    </div>
  );
}

function focusNextScore(field: HTMLInputElement) {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-score]")];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  next?.select();
}

/** What is typed in a score field until it is committed, and after that the state of sending it. */
function useScoreInput({ id, mine }: JudgedContribution, outbox: ScoreOutbox) {
  const state = useStore(outbox.states)[id];
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const currentPoints = state && state.kind !== "refused" ? state.value : mine.points;
  const ref = useEarlyInput<HTMLInputElement>(({ value }) => value !== String(currentPoints ?? "") && setTyped(value));

  /** Sends a changed score; returns false, and keeps what was typed, when that is not a valid score. */
  function commit() {
    const input = ref.current;
    if (!input || typed === undefined) return true;
    // An emptied field is neither a zero nor a mistake: it removes the score.
    const isEmpty = input.value.trim() === "" && !input.validity.badInput;
    const points = isEmpty ? null : parseScore(input);
    setInvalid(points === undefined);
    if (points === undefined) return false;
    if (points !== currentPoints || state?.kind === "waiting") void outbox.put(id, points);
    setTyped(undefined);
    return true;
  }
  function onType(value: string) {
    setTyped(value);
    setInvalid(false);
  }
  const value = typed ?? currentPoints ?? "";
  return { ref, value, isInvalid, sendState: typed === undefined ? state : undefined, onType, commit };
}

interface ScoreStatusProps {
  isInvalid: boolean;
  isAbstained: boolean;
  sendState: ScoreState | undefined;
}

function ScoreStatus({ isInvalid, isAbstained, sendState }: ScoreStatusProps) {
  if (isInvalid) return <span className="font-medium text-danger">{copy.outOfRange}</span>;
  switch (sendState?.kind) {
    case "saving":
      return <span className="text-ink-soft">{copy.saving}</span>;
    case "saved":
      return <span className="text-good">{sendState.value === null ? copy.emptied : copy.saved}</span>;
    case "waiting":
      return <span className="font-medium text-danger">{copy.waiting}</span>;
    case "refused":
      return <span className="font-medium text-danger">{sendState.sentence}</span>;
    case undefined:
      return isAbstained && <span className="text-ink-soft">{copy.abstained}</span>;
    default:
      return sendState satisfies never;
  }
}
