import type { Me } from "@inktvis/contract/features/accounts/me";
import { NEW_ECOURSE_PATH } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ManagedListPage } from "#features/management/managed-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managedEcoursesQuery } from "../ecourse.queries.ts";
import { EcourseTable } from "./ecourse-table.tsx";
import { listMessages as copy } from "./list.nl.ts";

/** The online courses that the viewer manages. */
export const EcourseListPage = ({ me }: { me: Me }) => (
  <ManagedListPage create={{ path: NEW_ECOURSE_PATH, title: copy.create }} kind="ecourses" me={me}>
    <Ecourses />
  </ManagedListPage>
);

function Ecourses() {
  const { data: ecourses } = useSuspenseQuery(managedEcoursesQuery);
  if (ecourses.length > 0) return <EcourseTable ecourses={ecourses} />;
  return (
    <EmptyState action={<ButtonAnchor href={NEW_ECOURSE_PATH}>{copy.first}</ButtonAnchor>} title={copy.none}>
      {copy.noneHelp}
    </EmptyState>
  );
}
