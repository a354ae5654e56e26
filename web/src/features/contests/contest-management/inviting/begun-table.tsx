import type { BegunParticipation } from "@inktvis/contract/features/contests/participations";
import { DateTime } from "#platform/date-time.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { inviteMessages as copy } from "./invite.nl.ts";

const COLUMNS = [{ title: copy.begunAt }, { title: copy.begunName }, { title: copy.hasTexts }, { title: copy.hasData }];
const yesOrNo = (holds: boolean) => (holds ? copy.yes : copy.no);

/**
 * The participations that were started, without the names of those people
 * (docs/product/participations.md#begun-entries).
 */
export const BegunTable = ({ entries }: { entries: readonly BegunParticipation[] }) => (
  <section aria-labelledby="begonnen" className="grid gap-4">
    <h2 className="text-2xl" id="begonnen">
      {copy.begun}
    </h2>
    {entries.length === 0 ? (
      <p className="text-ink-soft">{copy.noBegun}</p>
    ) : (
      <>
        <p className="max-w-xl text-ink-soft">{copy.begunHelp}</p>
        <DataTable columns={COLUMNS} label={copy.begun}>
          {entries.map(({ startedAt, reopenedAt, hasTexts, hasData, name }, index) => (
            <tr key={index}>
              <Cell label={copy.begunAt}>
                <span>
                  <DateTime date={startedAt} format="long" />
                  {reopenedAt && (
                    <span className="block text-sm text-ink-soft">
                      {copy.givenBack} <DateTime date={reopenedAt} />
                    </span>
                  )}
                </span>
              </Cell>
              <Cell label={copy.begunName}>{name ?? <span className="text-ink-soft">{copy.unknownName}</span>}</Cell>
              <Cell label={copy.hasTexts}>{yesOrNo(hasTexts)}</Cell>
              <Cell label={copy.hasData}>{yesOrNo(hasData)}</Cell>
            </tr>
          ))}
        </DataTable>
      </>
    )}
  </section>
);
