import { createFileRoute } from "@tanstack/react-router";
import { OwnCoursesPage } from "#features/courses/own-courses-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/cursussen/")({
  head: () => unlistedHead("account", { title: "Mijn cursussen" }),
  staticData: { breadcrumbs: breadcrumbs("Mijn cursussen") },
  component: OwnCoursesPage,
});
