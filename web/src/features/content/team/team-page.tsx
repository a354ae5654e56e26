import { useQuery, useSuspenseQueries } from "@tanstack/react-query";
import { TEAM_LISTS, teamListOf, type TeamListName } from "@inktvis/contract/features/content/team-lists";
import type { TeamTile as Member } from "@inktvis/contract/features/content/team";
import { usePreviewToken } from "#platform/preview-token.ts";
import { foundAs } from "#platform/search.queries.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { listTitles, teamMessages as copy, teamPages } from "./messages.nl.ts";
import { previewedPersonQuery, teamListQuery } from "./team.queries.ts";
import { TeamTile } from "./team-tile.tsx";

interface TeamPageProps {
  page: keyof typeof teamPages;
  lists: readonly TeamListName[];
}

/** A page of people: one list, or several that each have a heading. */
export function TeamPage({ page, lists }: TeamPageProps) {
  const answers = useSuspenseQueries({ queries: lists.map(teamListQuery) });
  const preview = usePreviewToken();
  const { data: previewed } = useQuery({ ...previewedPersonQuery(preview ?? ""), enabled: preview !== undefined });
  const { title, intro } = teamPages[page];
  const filled = lists
    .map((list, index) => ({
      list,
      people: withPreviewed(foundAs(answers[index]?.data.data ?? [], "team"), list, previewed),
    }))
    .filter(({ people }) => people.length > 0);
  const failed = answers.find(({ data }) => data.failed);
  return (
    <ListPage intro={intro} title={title}>
      {failed && <ErrorState onRetry={() => failed.refetch()}>{copy.failed}</ErrorState>}
      {filled.map(({ list, people }) => (
        <TeamList isAlone={lists.length === 1} key={list} list={list} people={people} />
      ))}
      {!failed && filled.length === 0 && <EmptyState title={copy.empty}>{copy.emptyHelp}</EmptyState>}
    </ListPage>
  );
}

/** The people of a list, in which one of them is replaced by their preview (or added). */
function withPreviewed(people: readonly Member[], list: TeamListName, previewed: Member | undefined) {
  if (!previewed) return people;
  const others = people.filter(({ id }) => id !== previewed.id);
  if (!previewed.tags.includes(TEAM_LISTS[list].tag)) return others;
  return [...others, previewed].toSorted((one, other) => one.title.localeCompare(other.title, "nl-BE"));
}

/** The list of people. A person in two lists of one page has their anchor in the list that they belong to first. */
const TeamList = ({ list, people, isAlone }: { list: TeamListName; people: readonly Member[]; isAlone: boolean }) => (
  <section aria-labelledby={list} className="[&:not(:first-of-type)]:mt-20">
    <h2 className={isAlone ? "sr-only" : "mb-8 border-t border-ink pt-4 text-3xl sm:text-4xl"} id={list}>
      {listTitles[list]}
    </h2>
    <ul className="grid grid-cols-2 gap-x-5 gap-y-12 sm:grid-cols-3 lg:grid-cols-4">
      {people.map((person) => (
        <li
          className="scroll-mt-24"
          id={isAlone || teamListOf(person.tags) === TEAM_LISTS[list] ? person.id : undefined}
          key={person.id}
        >
          <TeamTile person={person} />
        </li>
      ))}
    </ul>
  </section>
);
