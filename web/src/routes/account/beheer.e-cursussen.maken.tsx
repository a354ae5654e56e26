import { MANAGED_ECOURSES_PATH } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { NewEcoursePage } from "#features/ecourses/ecourses/form/new-ecourse-page.tsx";
import { managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/maken")({
  beforeLoad: ({ context }) => {
    if (!context.me.userCanCreateEcourses) throw redirect({ href: MANAGED_ECOURSES_PATH, statusCode: 302 });
  },
  head: () => unlistedHead("account", { title: "Een online cursus maken" }),
  staticData: { breadcrumbs: managedBreadcrumbs("ecourses", "Nieuw") },
  component: NewEcoursePage,
});
