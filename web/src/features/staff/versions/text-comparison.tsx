import { diffWords } from "diff";
import { versionsCopy as copy } from "./versions.nl.ts";

/** Words around a difference that are shown; what is further away is left out. */
const CONTEXT = 160;
/** Beyond it texts are too different to be read as one: then both are shown. */
const TIMEOUT = 1500;

/** Two texts as one: what went is struck through, what came is underlined. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  if (before === after) return <p>{copy.onlyMarkup}</p>;
  const parts = diffWords(before, after, { timeout: TIMEOUT });
  if (!parts || before === "" || after === "") return <BothTexts after={after} before={before} />;
  return (
    <p className="break-words whitespace-pre-line">
      {parts.map(({ value, added, removed }, index) =>
        added ? (
          <ins className="bg-good-wash text-ink" key={index}>
            <span className="sr-only">{copy.added}</span>
            {value}
          </ins>
        ) : removed ? (
          <del className="me-1 bg-danger-wash text-ink" key={index}>
            <span className="sr-only">{copy.removed}</span>
            {value}
          </del>
        ) : (
          <span key={index}>{shortened(value, index > 0, index < parts.length - 1)}</span>
        ),
      )}
    </p>
  );
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean) {
  if (text.length <= 2 * CONTEXT) return text;
  // Not in the middle of a word.
  const start = hasBefore ? text.slice(0, CONTEXT).replace(/\s*\S*$/, "") : "";
  const end = hasAfter ? text.slice(-CONTEXT).replace(/^\S*\s*/, "") : "";
  return `${start} … ${end}`;
}

const BothTexts = ({ before, after }: { before: string; after: string }) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    {[[copy.before, before] as const, [copy.after, after] as const].map(([title, text]) => (
      <div className="min-w-0" key={title}>
        <dt className="text-sm text-ink-soft">{title}</dt>
        <dd className="break-words whitespace-pre-line">{text || copy.empty}</dd>
      </div>
    ))}
  </dl>
);
