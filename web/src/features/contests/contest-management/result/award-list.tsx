import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import type { ResultInput } from "@inktvis/contract/features/contests/results";
import { managedEntryPath } from "@inktvis/contract/page-paths/account";
import { SiteLink } from "#platform/site-link.tsx";
import { FieldNotes } from "#ui/field-frame.tsx";
import { scoreText } from "../../jury/score-text.ts";
import { StateSelect } from "../dashboard/state-select.tsx";
import { manageResultMessages as copy } from "./manage-result.nl.ts";

type Awards = NonNullable<ResultInput["awards"]>;

interface AwardListProps {
  id: string;
  slug: string;
  entries: readonly ContributionSummary[];
  ageLabels: ReadonlyMap<number, string>;
  value: Awards;
  error: string | undefined;
  onChange: (awards: Awards) => void;
}

/** Every entry that takes part, the highest score first, each with its award. */
export function AwardList({ id, slug, entries, ageLabels, value, error, onChange }: AwardListProps) {
  const chosen = new Map(value.map((award) => [award.id, award]));
  const awardable = entries
    .filter(({ state }) => state !== "invalid")
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
  return (
    <fieldset className="grid gap-1.5" id={id}>
      <legend className="mb-1.5 font-semibold">{copy.awards}</legend>
      <FieldNotes error={error} help={awardable.length > 0 ? copy.awardsHelp : copy.noEntries} id={id} />
      <ul className="grid">
        {awardable.map((entry) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-3"
            key={entry.id}
          >
            <p className="min-w-0">
              <SiteLink className="font-semibold hover:underline" path={managedEntryPath(slug, entry.id)}>
                {entry.title}
              </SiteLink>
              <span className="block text-sm text-ink-soft">
                {[
                  entry.participant.user.nickname,
                  ageLabels.get(entry.ageCategoryId ?? 0),
                  entry.score === null ? copy.noScore : copy.score(scoreText(entry.score)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            <StateSelect
              label={copy.awardOf(entry.title)}
              value={chosen.get(entry.id) ?? { state: "none", place: null }}
              withInvalid={false}
              onChange={({ state, place }) => {
                const others = value.filter((award) => award.id !== entry.id);
                if (state === "none" || state === "invalid") onChange(others);
                else onChange([...others, { id: entry.id, state, place }]);
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
