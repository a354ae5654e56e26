import {
  ENTRY_TERMS,
  type EntryTerm,
  JURY_TERMS,
  type JuryTerm,
} from "@inktvis/contract/features/contests/contest-changes";
import { ageCategoriesLabel, lengthLabel, textCountLabel } from "@inktvis/contract/features/contests/contest-rules";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { changeMessages as copy } from "./change.nl.ts";
import { isEarlier, momentText } from "#platform/formats/moments.ts";
import type { ContestForm } from "./use-contest-form.ts";

/** The number of people who rely on the terms of the contest: those who started or handed in a participation. */
export const reliantsOf = (contest: Contest | undefined) => contest?.counts?.begun ?? 0;

/** Whether entrants would get less time than they were promised. */
export const shortensDeadline = (contest: Contest | undefined, deadline: string) =>
  contest !== undefined && reliantsOf(contest) > 0 && isEarlier(deadline, contest.deadline);

/** Says before saving which changes entrants and jurors will be notified of (docs/product/contests.md#changes). */
export function ChangeWarning({ contest, form }: { contest: Contest; form: ContestForm }) {
  const [reliants, jurors] = [reliantsOf(contest), contest.endedAt ? 0 : (contest.counts?.jurors ?? 0)];
  const [stored, typed] = [storedTerms(contest), typedTerms(form)];
  const changed = (terms: readonly (EntryTerm | JuryTerm)[]) =>
    terms.filter((term) => typed[term] !== stored[term]).map((term) => copy.fields[term]);
  const [forEntrants, forJury] = [changed(ENTRY_TERMS), changed(JURY_TERMS)];
  return (
    <div aria-live="polite" className="grid gap-4">
      {reliants > 0 && forEntrants.length > 0 && (
        <div className="notice grid gap-1">
          <p className="font-semibold">{copy.warning(reliants)}</p>
          <p>{copy.told(forEntrants)}</p>
        </div>
      )}
      {jurors > 0 && forJury.length > 0 && (
        <div className="notice grid gap-1">
          <p className="font-semibold">{copy.juryWarning(jurors)}</p>
          <p>{copy.juryTold(forJury)}</p>
        </div>
      )}
    </div>
  );
}

/** The terms, as words or values that can be compared. */
type Terms = Record<EntryTerm | JuryTerm, unknown>;

function typedTerms({ watch }: ContestForm): Terms {
  const ages = watch("useAgeCategories") ? watch("ageCategories") : [];
  return {
    deadline: momentText(watch("deadline")),
    rules: watch("rules"),
    reward: watch("reward")?.trim(),
    texts: textCountLabel({
      contributionsPerUser: watch("contributionsPerUser") ?? null,
      allowFewerContributions: Boolean(watch("allowFewerContributions")),
    }),
    length: lengthLabel({
      minLength: watch("minLength") ?? null,
      maxLength: watch("maxLength") ?? null,
      lengthUnit: watch("lengthUnit") ?? "words",
    }),
    extraField1: watch("extraField1")?.trim() || null,
    extraField2: watch("extraField2")?.trim() || null,
    ageCategories: ageCategoriesLabel(
      ages.flatMap(({ ageFrom, ageTo }) => (ageFrom === null || ageTo === null ? [] : [{ ageFrom, ageTo }])),
    ),
    feedback: Boolean(watch("showJuryFeedbackToParticipant")),
    juryDeadline: momentText(watch("juryDeadline")),
    jurorNames: Boolean(watch("showJurorNames")),
  };
}

function storedTerms(contest: Contest): Terms {
  const { rules, reward, extraField1, extraField2 } = contest;
  return {
    deadline: momentText(contest.deadline),
    rules,
    reward,
    texts: textCountLabel(contest),
    length: lengthLabel(contest),
    extraField1,
    extraField2,
    ageCategories: ageCategoriesLabel(contest.ageCategories),
    feedback: contest.showJuryFeedbackToParticipant,
    juryDeadline: momentText(contest.juryDeadline),
    jurorNames: contest.showJurorNames,
  };
}
