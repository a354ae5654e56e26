import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import type { ResultInput } from "@inktvis/contract/features/contests/results";
import { useState } from "react";
import { BareButton } from "#ui/button.tsx";
import { checkedIn, useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { scoreText } from "../../jury/score-text.ts";
import { ageLabelIn } from "../age-label.ts";
import { StateSelect } from "../dashboard/state-select.tsx";
import { AwardedText } from "./awarded-text.tsx";
import { awardFor, withAward } from "./current-awards.ts";
import { manageResultMessages as copy } from "./manage-result.nl.ts";
import { SharedAward } from "./shared-award.tsx";

type Awards = NonNullable<ResultInput["awards"]>;

interface AwardListProps {
  id: string;
  contest: Contest;
  entries: readonly ContributionSummary[];
  value: Awards;
  error: string | undefined;
  onChange: (awards: Awards) => void;
}

/**
 * Every entry that takes part, the highest score first, each with its award. A title opens its text; the ticked entries
 * can be given one award together.
 */
export function AwardList({ id, contest, entries, value, error, onChange }: AwardListProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [readId, setReadId] = useState<string>();
  const list = useEarlyInput<HTMLUListElement>((element) => setTicked(checkedIn(element)));
  const awardable = entries
    .filter(({ state }) => state !== "invalid")
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
  const isSeveral = awardable.length > 1;
  const notes = { error, help: awardable.length > 0 ? copy.awardsHelp : copy.noEntries };
  return (
    <fieldset
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
      id={id}
      tabIndex={-1}
      {...described(id, notes)}
      aria-invalid={undefined}
    >
      <legend className="mb-1.5 font-semibold">{copy.awards}</legend>
      <FieldNotes {...notes} id={id} />
      <ul className="grid grid-cols-[minmax(0,1fr)]" ref={list}>
        {awardable.map((entry) => (
          <AwardRow
            age={ageLabelIn(contest, entry.ageCategoryId)}
            award={awardFor(value, entry.id)}
            entry={entry}
            isTicked={isSeveral ? ticked.includes(entry.id) : undefined}
            key={entry.id}
            onAward={(award) => onChange(withAward(value, [entry.id], award))}
            onRead={() => setReadId(entry.id)}
            onTick={() => setTicked(withToggled(ticked, entry.id))}
          />
        ))}
      </ul>
      {isSeveral && (
        <SharedAward
          count={ticked.length}
          onAward={(award) => {
            onChange(withAward(value, ticked, award));
            setTicked([]);
          }}
        />
      )}
      <AwardedText
        award={awardFor(value, readId)}
        entry={awardable.find((entry) => entry.id === readId)}
        slug={contest.slug}
        onAward={(award) => readId && onChange(withAward(value, [readId], award))}
        onClose={() => setReadId(undefined)}
      />
    </fieldset>
  );
}

const withToggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

interface AwardRowProps {
  entry: ContributionSummary;
  age: string | undefined;
  award: Award;
  /** Undefined where there is no other entry to tick along with it. */
  isTicked: boolean | undefined;
  onAward: (award: Award) => void;
  onRead: () => void;
  onTick: () => void;
}

const AwardRow = ({ entry, age, award, isTicked, onAward, onRead, onTick }: AwardRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-3">
    <div className="flex min-w-0 items-start gap-3">
      {isTicked !== undefined && (
        <input
          aria-label={copy.tick(entry.title)}
          checked={isTicked}
          className="tick mt-1 flex-none"
          type="checkbox"
          value={entry.id}
          onChange={onTick}
        />
      )}
      <p className="min-w-0">
        <BareButton
          className="max-w-full cursor-pointer text-left font-semibold break-words underline decoration-dotted underline-offset-4 hover:text-accent-ink"
          onClick={onRead}
        >
          {entry.title}
        </BareButton>
        <span className="block text-sm text-ink-soft">
          {[
            entry.participant.user.nickname,
            age,
            entry.score === null ? copy.noScore : copy.score(scoreText(entry.score)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
    </div>
    <StateSelect label={copy.awardOf(entry.title)} value={award} withInvalid={false} onChange={onAward} />
  </li>
);
