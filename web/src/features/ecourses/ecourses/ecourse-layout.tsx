import type { Ecourse } from "@inktvis/contract/features/ecourses/ecourses";
import {
  ecourseAccessPath,
  ecourseFiguresPath,
  ecoursePath,
  editFinalTestPath,
  managedEcoursePath,
  submissionsPath,
  syllabusPath,
} from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ManagedFrame } from "#features/management/managed-frame.tsx";
import { NeedsScript } from "#platform/needs-script.tsx";
import { ecourseQuery } from "./ecourse.queries.ts";
import { EcourseStateMark } from "./ecourse-state-mark.tsx";
import { ecourseMessages as copy } from "./messages.nl.ts";

/** The frame of the pages that manage an online course: its state, its tabs, and a link to the page for students. */
export function EcourseLayout({ id, children }: { id: string; children: ReactNode }) {
  const { data: ecourse } = useSuspenseQuery(ecourseQuery(id));
  return (
    <ManagedFrame
      mark={<EcourseStateMark archivedAt={ecourse.archivedAt} lessonCount={ecourse.allClasses.length} />}
      path={managedEcoursePath(id)}
      publicPage={{ site: "account", path: ecoursePath(id) }}
      publicLabel={copy.preview}
      tabs={tabsOf(ecourse)}
      tabsLabel={copy.nav}
      title={ecourse.title}
    >
      <NeedsScript />
      {children}
    </ManagedFrame>
  );
}

/**
 * The tabs. Figures are shown once somebody follows the online course, which can then no longer be deleted. Submissions
 * are always shown, since they may outlast their lesson.
 */
const tabsOf = ({ id, me }: Ecourse) => [
  { path: managedEcoursePath(id), title: copy.settings },
  { path: syllabusPath(id), title: copy.syllabus },
  { path: editFinalTestPath(id), title: copy.finalTest },
  { path: ecourseAccessPath(id), title: copy.access },
  { path: submissionsPath(id), title: copy.submissions },
  ...(me.can.delete ? [] : [{ path: ecourseFiguresPath(id), title: copy.figures }]),
];
