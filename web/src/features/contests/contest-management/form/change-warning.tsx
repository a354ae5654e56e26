import type { ChangedField } from "@inktvis/contract/features/contests/contest-changes";
import { lengthLabel, textCountLabel } from "@inktvis/contract/features/contests/contest-rules";
import type { Contest } from "@inktvis/contract/features/contests/contests";
import { changeMessages as copy } from "./change.nl.ts";
import { isEarlier, momentText } from "#platform/formats/moments.ts";
import type { ContestForm } from "./use-contest-form.ts";

/** How many people rely on what the contest says: they began or handed in. */
export const reliantsOf = (contest: Contest | undefined) => contest?.counts?.begun ?? 0;

/** Whether entrants would get less time than they were promised. */
export const shortensDeadline = (contest: Contest | undefined, deadline: string) =>
  contest !== undefined && reliantsOf(contest) > 0 && isEarlier(deadline, contest.deadline);

/** Says before saving which changes entrants will hear of (docs/product/contests.md#changes). */
export function ChangeWarning({ contest, form }: { contest: Contest; form: ContestForm }) {
  const reliants = reliantsOf(contest);
  const changed = changedFields(contest, form).map((field) => copy.fields[field]);
  return (
    <div aria-live="polite">
      {reliants > 0 && changed.length > 0 && (
        <div className="notice grid gap-1">
          <p className="font-semibold">{copy.warning(reliants)}</p>
          <p>{copy.told(changed)}</p>
        </div>
      )}
    </div>
  );
}

function changedFields(contest: Contest, { watch }: ContestForm): ChangedField[] {
  const typed = {
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
  };
  const { rules, reward, extraField1, extraField2 } = contest;
  const stored = {
    deadline: momentText(contest.deadline),
    rules,
    reward,
    texts: textCountLabel(contest),
    length: lengthLabel(contest),
    extraField1,
    extraField2,
  };
  return (Object.keys(stored) as ChangedField[]).filter((field) => typed[field] !== stored[field]);
}
