import { NEW_ECOURSE_PATH } from "@inktvis/contract/page-paths/account";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { managedEcoursesQuery } from "../ecourses/ecourse.queries.ts";
import { courseEcoursesMessages as copy } from "./access.nl.ts";
import { linkedEcoursesQuery } from "./access.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { linkedFirst } from "./linked-first.ts";
import { useLinkForm } from "./use-link-form.ts";

/** The tab of a course where its online courses are chosen (docs/product/ecourses.md#access). */
export function CourseEcoursesPage({ slug }: { slug: string }) {
  const queryClient = useQueryClient();
  const { data: linked } = useSuspenseQuery(linkedEcoursesQuery(slug));
  const { data: managed } = useSuspenseQuery(managedEcoursesQuery);
  const linkedIds = linked.map(({ id }) => id);
  const form = useLinkForm({
    name: "online-cursussen-koppelen",
    linked: linkedIds,
    save: ({ chosen, before }) =>
      ecourseApi.ecourseLinks.saveEcourses({ params: { slug }, body: { ecourses: chosen, before } }, { quiet: true }),
    reload: () => queryClient.query({ ...linkedEcoursesQuery(slug), staleTime: 0 }),
    queryKey: ["courses"],
  });
  // An archived online course can be unlinked, but no longer linked.
  const offered = managed.filter(({ id, archivedAt }) => archivedAt === null || linkedIds.includes(id));
  const options = linkedFirst(offered, linkedIds).map(({ id, title, archivedAt }) => ({
    value: id,
    label: archivedAt ? copy.archived(title) : title,
  }));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-2 pb-8">
      <header className="grid gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">{copy.intro}</p>
      </header>
      {options.length === 0 ? (
        <EmptyState action={<ButtonAnchor href={NEW_ECOURSE_PATH}>{copy.make}</ButtonAnchor>} title={copy.none}>
          {copy.noneHelp}
        </EmptyState>
      ) : (
        <div className="max-w-2xl">
          <LinkForm form={form}>
            <CheckboxGroup
              help={copy.help}
              label={copy.label}
              look="list"
              options={options}
              {...form.controlled("chosen")}
            />
          </LinkForm>
        </div>
      )}
    </div>
  );
}
