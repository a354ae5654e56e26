import { MAX_FOUND_CONTRIBUTIONS, type StaffMagazineIssue } from "@inktvis/contract/features/magazine/staff-issues";
import { useRecordContext } from "ra-core";
import { FieldNotes } from "#ui/field-frame.tsx";
import { focusLater, focusMoved, RowButtons } from "#ui/row-buttons.tsx";
import { moved, removed, replaced } from "#ui/rows.ts";
import { TextField } from "#ui/text-field.tsx";
import { ChoiceSearch } from "../inputs/choice-search.tsx";
import { type InputProps, useField } from "../inputs/use-field.ts";
import { staffApi } from "../staff-api.ts";
import { magazineIssuesCopy as copy } from "./magazine-issues.nl.ts";

type Contents = StaffMagazineIssue["contents"];
type Choice = Awaited<ReturnType<typeof staffApi.staffMagazineIssues.choices>>["data"][number];

/** The contents of an issue: articles in order, each with the heading above it. */
export function IssueContentsInput({ source, ...props }: InputProps) {
  const { text, value, onChange } = useField<Contents>({ source, ...props }, []);
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
              count={value.length}
              id={`${source}.${at}`}
              index={at}
              key={row.articleId}
              section={row.section}
              title={row.title}
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
        contents={value}
        id={`${source}.add`}
        onAdd={({ id, title }) =>
          onChange([...value, { articleId: id, title, section: value.at(-1)?.section ?? null }])
        }
      />
    </fieldset>
  );
}

interface ContributionRowProps {
  id: string;
  index: number;
  count: number;
  title: string;
  section: string | null;
  onSection: (typed: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

const ContributionRow = ({ id, index, count, title, section, ...on }: ContributionRowProps) => (
  <li className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-center">
    <span className="font-semibold break-words">
      <span className="mr-2 text-ink-soft tabular-nums">{index + 1}.</span>
      {title}
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
  contents: Contents;
  onAdd: (choice: Choice) => void;
}

const findArticles = async (q: string, signal: AbortSignal) =>
  (await staffApi.staffMagazineIssues.choices({ query: { q } }, { signal })).data;

/** Articles that already belong to an issue are shown, but cannot be chosen. */
function AddContribution({ id, contents, onAdd }: AddContributionProps) {
  const number = useRecordContext<StaffMagazineIssue>()?.number;
  return (
    <ChoiceSearch
      choose={copy.add}
      chooseNamed={({ title }) => copy.addNamed(title)}
      find={findArticles}
      id={id}
      label={copy.search}
      max={MAX_FOUND_CONTRIBUTIONS}
      none={copy.none}
      refusalOf={(choice) => {
        if (contents.some(({ articleId }) => articleId === choice.id)) return copy.isIn;
        return choice.issue === null || choice.issue === number ? undefined : copy.elsewhere(choice.issue);
      }}
      renderRow={({ title, isPublic }) => (
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {title}
          {!isPublic && <span className="ml-2 font-normal text-ink-soft">{copy.notPublic}</span>}
        </span>
      )}
      onChoose={(choice) => {
        onAdd(choice);
        // The button that was pressed is replaced by the reason why the article cannot be chosen twice.
        focusLater(id);
      }}
    />
  );
}
