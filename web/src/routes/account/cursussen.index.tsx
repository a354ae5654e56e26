import { createFileRoute } from "@tanstack/react-router";
import { OwnCoursesPage } from "#features/enrolments/own-courses/own-courses-page.tsx";
import { ownCoursesQuery } from "#features/enrolments/own-courses/own-courses.queries.ts";
import { ownPlacesQuery } from "#features/enrolments/waiting-list/waiting-list.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/cursussen/")({
  loader: async (args) => void (await Promise.all([load(args, ownCoursesQuery), load(args, ownPlacesQuery)])),
  head: () => unlistedHead("account", { title: "Mijn cursussen" }),
  staticData: { breadcrumbs: breadcrumbs("Mijn cursussen") },
  component: OwnCoursesPage,
});
