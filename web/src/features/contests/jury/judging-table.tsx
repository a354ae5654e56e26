import type { AgeCategory } from "@inktvis/contract/features/contests/contest";
import type { JudgedContest, JudgedContribution } from "@inktvis/contract/features/contests/jury";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { judgedTextPath } from "@inktvis/contract/page-paths/community";
import { juryMessages as copy } from "./messages.nl.ts";
import { ScoreField } from "./score-field.tsx";
import { useScoreOutbox } from "./use-score-outbox.ts";

const IN_LINE_WITH_FIELD = "md:[&>td:not(:last-child)]:pt-5.5 md:[&>td:not(:last-child)]:align-top";

interface JudgingTableProps {
  contributions: readonly JudgedContribution[];
  meta: { contest: JudgedContest; ageCategories: readonly AgeCategory[] };
}

export function JudgingTable({ contributions, meta: { contest, ageCategories } }: JudgingTableProps) {
  const outbox = useScoreOutbox();
  const hasCategories = contest.ageCategory === null && ageCategories.length > 0;
  const hasWriters = contributions.some(({ writer }) => writer !== null);
  const labelOf = (id: number | null) => ageCategories.find((category) => category.id === id)?.label ?? "";
  const columns = [
    { title: copy.text },
    ...(hasWriters ? [{ title: copy.writer }] : []),
    ...(hasCategories ? [{ title: copy.category }] : []),
    { title: copy.words, isNumber: true },
    { title: copy.score, isNumber: true },
  ];
  return (
    <DataTable columns={columns} label={copy.contributions}>
      {contributions.map((contribution) => (
        // Aligned with the field, which has a line below it for its state.
        <tr className={contest.isClosed ? undefined : IN_LINE_WITH_FIELD} key={contribution.id}>
          <Cell>
            <SiteLink
              className="inline-flex min-h-6 font-display text-xl hover:text-accent-ink"
              path={judgedTextPath(contest.slug, contribution.id)}
            >
              {contribution.title}
            </SiteLink>
            {contribution.mine.changed && <p className="text-sm text-ink-soft">{copy.isChanged}</p>}
          </Cell>
          {hasWriters && <Cell label={copy.writer}>{contribution.writer}</Cell>}
          {hasCategories && <Cell label={copy.category}>{labelOf(contribution.ageCategoryId)}</Cell>}
          <Cell isNumber label={copy.words}>
            {formatCount(contribution.wordCount)}
          </Cell>
          <Cell isNumber label={copy.score}>
            {contest.isClosed ? (
              <GivenScore mine={contribution.mine} />
            ) : (
              <ScoreField contribution={contribution} outbox={outbox} />
            )}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

/** The viewer's score, read-only once the contest has ended. */
const GivenScore = ({ mine: { points, abstainedBecause } }: Pick<JudgedContribution, "mine">) =>
  points ?? (abstainedBecause === null ? "/" : copy.abstained);
