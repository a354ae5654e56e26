import type { SavedSearch } from "@inktvis/contract/features/courses/saved-searches";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { courseListPath, readCourseSearch } from "../courses/course-search.ts";
import { savedSearchesQuery } from "./saved-search.queries.ts";
import { savedSearchMessages as copy } from "./saved-searches.nl.ts";

/** The viewer's saved searches, each with a button to end it (docs/product/courses.md#saved-searches). */
export function SavedSearchList() {
  const { data: searches } = useSuspenseQuery(savedSearchesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <FormSection heading={heading} help={copy.help} title={copy.title}>
      {searches.length === 0 ? (
        <p>
          {copy.none}{" "}
          <SiteLink className="link" path={courseListPath()} site="organization">
            {copy.toCourses}
          </SiteLink>
        </p>
      ) : (
        <DataTable
          columns={[{ title: copy.what }, { title: copy.since }, { title: copy.actions, isHidden: true }]}
          label={copy.title}
        >
          {searches.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              // The pressed button is removed together with its row.
              onStopped={() => focusAfterDialog(heading)}
            />
          ))}
        </DataTable>
      )}
    </FormSection>
  );
}

function SearchRow({ search, onStopped }: { search: SavedSearch; onStopped: () => void }) {
  const { id, text, filters, createdAt } = search;
  const queryClient = useQueryClient();
  const name = nameOf(search);
  const { busy, press } = usePress(async () => {
    await api.savedSearches.delete({ params: { id } });
    await queryClient.invalidateQueries(savedSearchesQuery);
    toast(copy.stopped);
    onStopped();
  });
  return (
    <tr>
      <Cell>
        <SiteLink className="link" path={courseListPath(readCourseSearch({ text, filters }))} site="organization">
          {name}
        </SiteLink>
      </Cell>
      <Cell label={copy.since}>
        <DateTime date={createdAt} format="short" />
      </Cell>
      <Cell label="">
        <Button busy={busy} look="quiet" onClick={press}>
          {copy.stop} <span className="sr-only">{copy.stopOf(name)}</span>
        </Button>
      </Cell>
    </tr>
  );
}

function nameOf({ text, names, courses, filters: { organizedByCs, hasRealLifePart } }: SavedSearch) {
  const parts = [
    text && copy.words(text),
    ...names,
    organizedByCs && copy.house,
    hasRealLifePart !== undefined && (hasRealLifePart ? copy.meetings : copy.online),
  ].filter(Boolean);
  const search = parts.join(", ") || copy.everything;
  return courses.length === 0 ? search : `${search}; ${copy.editionsOf(courses.map(({ title }) => title))}`;
}
