import { useSuspenseQuery } from "@tanstack/react-query";
import { foundAs } from "#platform/search.queries.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { alumniQuery } from "./alumni.queries.ts";
import { AlumnusTile } from "./alumnus-tile.tsx";
import { alumniMessages as copy } from "./messages.nl.ts";

/** All alumni of the academy, by name. */
export function AlumniPage() {
  const { data, refetch } = useSuspenseQuery(alumniQuery);
  const alumni = foundAs(data.data, "alumni");
  return (
    <ListPage intro={copy.intro} title={copy.title}>
      {data.failed ? (
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      ) : alumni.length > 0 ? (
        <>
          <h2 className="sr-only">{copy.list}</h2>
          <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 lg:grid-cols-4">
            {alumni.map((alumnus) => (
              <li key={alumnus.id}>
                <AlumnusTile alumnus={alumnus} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={copy.empty}>{copy.emptyHelp}</EmptyState>
      )}
    </ListPage>
  );
}
