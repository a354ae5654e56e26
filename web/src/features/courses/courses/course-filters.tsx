import type { ComponentProps, ReactNode } from "react";
import type { LookUp } from "@inktvis/contract/features/courses/look-ups";
import { Button } from "#ui/button.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { courseListMessages as copy } from "./course-list.nl.ts";
import { type CourseFilters as Filters, ID_FILTERS, type IdFilter } from "./course-search.ts";
import { useFilterLists } from "./filter-lists.ts";

/** A longer list shows this many and folds the others. */
const FIRST_SHOWN = 5;

/**
 * All filters as fields of the surrounding form, which reads them from the page. Folded when the window is narrow
 * (catalogue.css).
 */
export function CourseFilters({ filters = {} }: { filters: Filters | undefined }) {
  const lists = useFilterLists();
  return (
    <details className="catalogue-filters" suppressHydrationWarning>
      <summary className="button button-secondary w-fit">
        {copy.filters(Object.values(filters).flat().length)}
        <ChevronDown className="size-4" />
      </summary>
      <div className="catalogue-groups">
        <Group title={copy.meetings}>
          {MEETINGS.map(({ name, value, chosen }) => (
            <Choice
              defaultChecked={filters.hasRealLifePart === chosen}
              key={name}
              name="hasRealLifePart"
              type="radio"
              value={value}
            >
              {copy.meetingChoices[name]}
            </Choice>
          ))}
        </Group>
        {ID_FILTERS.map((filter) => (
          <IdGroup chosen={filters[filter] ?? []} filter={filter} key={filter} options={lists[filter]} />
        ))}
        <Group title={copy.organizer}>
          <Choice defaultChecked={filters.organizedByCs ?? false} name="organizedByCs" value="1">
            {copy.house}
          </Choice>
        </Group>
        <Button className="catalogue-submit" type="submit">
          {copy.show}
        </Button>
      </div>
    </details>
  );
}

const MEETINGS = [
  { name: "all", value: "", chosen: undefined },
  { name: "with", value: "1", chosen: true },
  { name: "without", value: "0", chosen: false },
] as const;

interface IdGroupProps {
  filter: IdFilter;
  options: readonly LookUp[];
  chosen: readonly number[];
}

function IdGroup({ filter, options, chosen }: IdGroupProps) {
  const rest = options.slice(FIRST_SHOWN);
  const choiceOf = ({ id, name }: LookUp) => (
    <Choice defaultChecked={chosen.includes(id)} key={id} name={filter} value={id}>
      {name}
    </Choice>
  );
  if (options.length === 0) return null;
  return (
    <Group className={filter} title={copy.groups[filter]}>
      {options.slice(0, FIRST_SHOWN).map(choiceOf)}
      {rest.length > 0 && (
        <details className="group/rest grid" open={rest.some(({ id }) => chosen.includes(id))} suppressHydrationWarning>
          <summary className="link flex min-h-8 w-fit items-center text-sm font-semibold">
            <span className="group-open/rest:hidden">{copy.more(rest.length)}</span>
            <span className="hidden group-open/rest:inline">{copy.fewer}</span>
          </summary>
          {rest.map(choiceOf)}
        </details>
      )}
    </Group>
  );
}

const Group = ({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <fieldset className={className}>
    <legend className="mb-1 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const Choice = ({ children, type = "checkbox", ...control }: ComponentProps<"input">) => (
  <label className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1 leading-snug">
    <input {...control} className="tick mt-0" type={type} />
    {children}
  </label>
);
