import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { Winner } from "@inktvis/contract/features/contests/contest-ending";
import { useSuspenseQuery } from "@tanstack/react-query";
import { copyText } from "#platform/copy-text.ts";
import { formatPhone } from "#platform/formats/phone.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { Email } from "#ui/email.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { addressLines } from "#features/people/postal-address.ts";
import { managedEntryPath } from "@inktvis/contract/page-paths/account";
import { ageLabelIn } from "../age-label.ts";
import { winnersQuery } from "../management.queries.ts";
import { awardLabel } from "./award-choice.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

const columnsOf = ({ useAgeCategories }: Contest) => [
  { title: copy.winner },
  { title: copy.winningText },
  ...(useAgeCategories ? [{ title: copy.age }] : []),
  { title: copy.award },
  { title: copy.contact },
  { title: copy.address },
  { title: copy.copy, isHidden: true },
];

/** The data of a winner on separate lines, to paste into a mail or a label. */
const winnerText = (winner: Winner) =>
  [
    winner.user.name || winner.user.nickname,
    winner.contribution.title,
    winner.user.email,
    ...addressLines(winner.user),
    winner.user.phone,
  ]
    .filter(Boolean)
    .join("\n");

/** The laureates, with the addresses for their prizes. */
export function WinnerTable({ contest }: { contest: Contest }) {
  const { slug, useAgeCategories } = contest;
  const { data: winners } = useSuspenseQuery(winnersQuery(slug));
  return (
    <section aria-labelledby="winnaars" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl" id="winnaars">
          {copy.winners}
        </h2>
        {winners.length > 1 && (
          <Button look="secondary" onClick={() => void copyText(winners.map(winnerText).join("\n\n"), copy)}>
            {copy.copyAll}
          </Button>
        )}
      </div>
      {winners.length === 0 ? (
        <EmptyState title={copy.noWinners}>{copy.noWinnersHelp}</EmptyState>
      ) : (
        <DataTable columns={columnsOf(contest)} label={copy.winners}>
          {winners.map((winner) => (
            <WinnerRow
              age={useAgeCategories ? (ageLabelIn(contest, winner.contribution.ageCategoryId) ?? "–") : undefined}
              key={winner.contribution.id}
              slug={slug}
              winner={winner}
            />
          ))}
        </DataTable>
      )}
    </section>
  );
}

interface WinnerRowProps {
  slug: string;
  winner: Winner;
  /** The label of the age category; undefined when the contest has none. */
  age: string | undefined;
}

function WinnerRow({ slug, winner, age }: WinnerRowProps) {
  const { user, contribution } = winner;
  return (
    <tr>
      <Cell>
        <span>
          <span className="font-semibold">{user.name || user.nickname}</span>
          {user.name && <span className="block text-sm text-ink-soft">{user.nickname}</span>}
        </span>
      </Cell>
      <Cell label={copy.winningText}>
        <SiteLink className="hover:text-accent-ink hover:underline" path={managedEntryPath(slug, contribution.id)}>
          {contribution.title}
        </SiteLink>
      </Cell>
      {age !== undefined && <Cell label={copy.age}>{age}</Cell>}
      <Cell label={copy.award}>{awardLabel(contribution, "")}</Cell>
      <Cell className="wrap-break-word" label={copy.contact}>
        <span>
          <a className="link" href={`mailto:${user.email}`}>
            <Email address={user.email} />
          </a>
          {user.phone && <span className="block">{formatPhone(user.phone)}</span>}
        </span>
      </Cell>
      <Cell className="wrap-break-word" label={copy.address}>
        <span>
          {addressLines(user).map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </span>
      </Cell>
      <Cell label="">
        <Button
          className="min-h-10 py-1.5 whitespace-nowrap"
          look="quiet"
          onClick={() => void copyText(winnerText(winner), copy)}
        >
          {copy.copy}
          <span className="sr-only">{copy.copyOf(user.name || user.nickname)}</span>
        </Button>
      </Cell>
    </tr>
  );
}
