import { createFileRoute } from "@tanstack/react-router";
import { OwnCoursesPage } from "#features/courses/own-courses-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { pageHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/cursussen/")({
  head: () => pageHead("account", { title: "Mijn cursussen", noindex: true }),
  staticData: { breadcrumbs: breadcrumbs("Mijn cursussen") },
  component: OwnCoursesPage,
});
