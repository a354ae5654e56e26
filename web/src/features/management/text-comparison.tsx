import { type Change, diffWords } from "diff";
import { type ReactNode, useMemo } from "react";
import { comparisonMessages as copy } from "./conflict.nl.ts";

/** In characters: how much unchanged text is shown around a difference; the rest is left out. */
const CONTEXT = 160;
/** In milliseconds. When it takes longer, the texts are too different to be read as one, and both are shown. */
const TIMEOUT = 1500;

/**
 * Memoized as long as both texts stay the same, since long texts may take as long as `TIMEOUT`. Undefined when it would
 * take longer.
 */
const useWordDiff = (before: string, after: string) =>
  useMemo(() => diffWords(before, after, { timeout: TIMEOUT }), [before, after]);

interface TextComparisonProps {
  before: string;
  after: string;
}

/**
 * Two texts as one: what was removed is struck through, what was added is underlined.
 * @param value the value that `after` says in words
 */
export function TextComparison({ before, after, value }: TextComparisonProps & { value: unknown }) {
  const parts = useWordDiff(before, after);
  if (before === after) return <p>{copy.sameInWords(value)}</p>;
  if (!parts || before === "" || after === "") return <BeforeAndAfter after={after} before={before} />;
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, index) =>
        part.added ? (
          <ins className="bg-good-wash text-ink" key={index}>
            <span className="sr-only">{copy.added}</span>
            {part.value}
          </ins>
        ) : part.removed ? (
          <del className="me-1 bg-danger-wash text-ink" key={index}>
            <span className="sr-only">{copy.removed}</span>
            {part.value}
          </del>
        ) : (
          <span key={index}>{shortened(parts, index)}</span>
        ),
      )}
    </p>
  );
}

/** The value before and after the change, side by side. */
export const BeforeAndAfter = (both: Pick<TwoTextsProps, "before" | "after">) => (
  <TwoTexts {...both} afterTitle={copy.after} beforeTitle={copy.before} />
);

interface TitledTextsProps extends TextComparisonProps {
  beforeTitle: string;
  afterTitle: string;
}

/** Two texts beside each other, with the differences marked in both. */
export function TextsSideBySide({ before, after, ...titles }: TitledTextsProps) {
  const parts = useWordDiff(before, after) ?? [];
  const differs = before !== "" && after !== "" && parts.length > 1;
  if (!differs) return <TwoTexts {...titles} after={after} before={before} />;
  return <TwoTexts {...titles} after={marked(parts, "removed")} before={marked(parts, "added")} />;
}

const marked = (parts: readonly Change[], left: "added" | "removed") =>
  parts.map((part, index) =>
    part[left] ? null : part.added || part.removed ? (
      <mark className="bg-wash text-ink" key={index}>
        {part.value}
      </mark>
    ) : (
      <span key={index}>{shortened(parts, index)}</span>
    ),
  );

/** A part that both texts have; when it is long, its middle is left out, at word boundaries. */
function shortened(parts: readonly Change[], index: number) {
  const text = parts[index]?.value ?? "";
  if (text.length <= 2 * CONTEXT) return text;
  const start = index > 0 ? text.slice(0, CONTEXT).replace(/\s*\S*$/, "") : "";
  const end = index < parts.length - 1 ? text.slice(-CONTEXT).replace(/^\S*\s*/, "") : "";
  return `${start} … ${end}`;
}

interface TwoTextsProps {
  beforeTitle: string;
  before: ReactNode;
  afterTitle: string;
  after: ReactNode;
}
const TwoTexts = ({ beforeTitle, before, afterTitle, after }: TwoTextsProps) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    {[[beforeTitle, before] as const, [afterTitle, after] as const].map(([title, text]) => (
      <div className="min-w-0" key={title}>
        <dt className="text-sm text-ink-soft">{title}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{text || copy.empty}</dd>
      </div>
    ))}
  </dl>
);
