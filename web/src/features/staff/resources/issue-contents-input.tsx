import type { StaffMagazineIssue } from "@inktvis/contract/features/magazine/staff-issues";
import { useQuery } from "@tanstack/react-query";
import { useRecordContext } from "ra-core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldNotes } from "#ui/field-frame.tsx";
import { focusLater, focusMoved, RowButtons } from "#ui/row-buttons.tsx";
import { moved, removed, replaced } from "#ui/rows.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type InputProps, useField } from "../inputs/use-field.ts";
import { staffApi } from "../staff-api.ts";
import { magazineIssuesCopy as copy } from "./magazine-issues.nl.ts";

type Contents = StaffMagazineIssue["contents"];
type Choice = Awaited<ReturnType<typeof staffApi.staffMagazineIssues.choices>>["data"][number];

const NO_CHOICES: readonly Choice[] = [];
const useChoices = () =>
  useQuery({
    queryKey: ["staff", "magazine-contributions"],
    queryFn: async () => (await staffApi.staffMagazineIssues.choices({})).data,
    // What somebody else put in an issue meanwhile counts.
    staleTime: 0,
  }).data ?? NO_CHOICES;

/** The contents of an issue: articles in order, each with the heading above it. */
export function IssueContentsInput({ source, ...props }: InputProps) {
  const { text, value, onChange } = useField<Contents>({ source, ...props }, []);
  const choices = useChoices();
  const titles = new Map(choices.map(({ id, title }) => [id, title]));
  return (
    <fieldset className="grid min-w-0 gap-4" id={source} tabIndex={-1}>
      <legend className="mb-2 font-semibold">{text.label}</legend>
      <FieldNotes error={text.error} help={text.help} id={source} />
      {value.length === 0 ? (
        <p className="text-ink-soft">{copy.noContents}</p>
      ) : (
        <ol className="grid divide-y divide-hairline border-y border-hairline">
          {value.map((row, at) => (
            <ContributionRow
              articleId={row.articleId}
              count={value.length}
              id={`${source}.${at}`}
              index={at}
              key={row.articleId}
              section={row.section}
              title={titles.get(row.articleId) ?? (choices.length > 0 ? copy.gone : copy.loading)}
              onMove={(from, to) => {
                onChange(moved(value, from, to));
                focusMoved(source, value.length, from, to);
              }}
              onRemove={() => {
                onChange(removed(value, at));
                focusLater(`${source}.add`);
              }}
              onSection={(typed) => onChange(replaced(value, at, { ...row, section: typed || null }))}
            />
          ))}
        </ol>
      )}
      <AddContribution
        choices={choices.filter(({ id }) => !value.some(({ articleId }) => articleId === id))}
        id={`${source}.add`}
        onAdd={(articleId) => onChange([...value, { articleId, section: value.at(-1)?.section ?? null }])}
      />
    </fieldset>
  );
}

interface ContributionRowProps {
  articleId: string;
  id: string;
  index: number;
  count: number;
  title: string;
  section: string | null;
  onSection: (typed: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

const ContributionRow = ({ articleId, id, index, count, title, section, ...on }: ContributionRowProps) => (
  <li className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-center">
    <span className="font-semibold break-words">
      <span className="mr-2 text-ink-soft tabular-nums">{index + 1}.</span>
      <span data-choice={articleId}>{title}</span>
    </span>
    <TextField
      aria-label={copy.sectionOf(title)}
      id={`${id}.section`}
      label={copy.section}
      maxLength={100}
      value={section ?? ""}
      onChange={({ currentTarget }) => on.onSection(currentTarget.value)}
    />
    <RowButtons
      count={count}
      id={id}
      index={index}
      name={copy.row(index + 1)}
      onMove={on.onMove}
      onRemove={() => on.onRemove()}
    />
  </li>
);

interface AddContributionProps {
  id: string;
  choices: readonly Choice[];
  onAdd: (articleId: string) => void;
}

/** Articles that stand in another issue are shown, and cannot be chosen. */
function AddContribution({ id, choices, onAdd }: AddContributionProps) {
  const [chosen, setChosen] = useState("");
  const number = useRecordContext<StaffMagazineIssue>()?.number;
  const isElsewhere = ({ issue }: Choice) => issue !== null && issue !== number;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        id={id}
        label={copy.add}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{copy.choose}</option>
        {choices.map((choice) => (
          <option data-choice={choice.id} disabled={isElsewhere(choice)} key={choice.id} value={choice.id}>
            {[
              choice.title,
              choice.issue !== null && isElsewhere(choice) && copy.elsewhere(choice.issue),
              !choice.isPublic && copy.notPublic,
            ]
              .filter(Boolean)
              .join(" · ")}
          </option>
        ))}
      </SelectField>
      <Button
        disabled={chosen === ""}
        look="secondary"
        onClick={() => {
          onAdd(chosen);
          setChosen("");
          // The button is disabled until the next choice.
          focusLater(id);
        }}
      >
        {copy.add}
      </Button>
    </div>
  );
}
