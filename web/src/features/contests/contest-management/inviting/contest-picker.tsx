import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { allManagedContestsQuery } from "./invitation.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

interface ContestPickerProps {
  id: string;
  value: readonly string[];
  onChange: (contestIds: string[]) => void;
  error?: string | undefined;
  /** The id of the inviting contest, which is left out. */
  excludedId: string;
}

/** Chooses other contests of the organiser in a dialog; people who handed in an entry there are invited too. */
export function ContestPicker({ id, value, onChange, error, excludedId }: ContestPickerProps) {
  const { data: all } = useSuspenseQuery(allManagedContestsQuery);
  const [isOpen, setOpen] = useState(false);
  const others = all.filter((contest) => contest.id !== excludedId && contest.mode === "interactive");
  const chosen = others.filter((contest) => value.includes(contest.id));
  const toggle = (contestId: string) =>
    onChange(value.includes(contestId) ? value.filter((each) => each !== contestId) : [...value, contestId]);
  return (
    <fieldset
      className="grid justify-items-start gap-2"
      id={id}
      tabIndex={-1}
      {...described(id, { help: true, error })}
      aria-invalid={undefined}
    >
      <legend className="mb-1.5 font-semibold">{copy.contests}</legend>
      {chosen.length > 0 ? (
        <ul aria-label={copy.chosen} className="list-disc pl-5">
          {chosen.map((contest) => (
            <li key={contest.id}>{contest.title}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{copy.noneChosen}</p>
      )}
      <Button look="secondary" onClick={() => setOpen(true)}>
        {copy.chooseContests}
      </Button>
      <FieldNotes error={error} help={copy.contestsHelp} id={id} />
      <Dialog
        actions={<Button onClick={() => setOpen(false)}>{copy.choose}</Button>}
        open={isOpen}
        title={copy.chooseTitle}
        onClose={() => setOpen(false)}
      >
        {others.length === 0 ? (
          <p>{copy.noOthers}</p>
        ) : (
          <ul className="grid max-h-80 gap-4 overflow-y-auto p-1">
            {others.map((contest) => (
              <li key={contest.id}>
                <CheckboxField
                  checked={value.includes(contest.id)}
                  label={
                    <>
                      {contest.title} <span className="text-ink-soft">({copy.entries(contest.entryCount)})</span>
                    </>
                  }
                  onChange={() => toggle(contest.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </fieldset>
  );
}
