import { certificatePath, VERIFY_CERTIFICATE_PATH } from "@inktvis/contract/page-paths/organization";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { verifyHead } from "#features/ecourses/certificates/verify-head.nl.ts";
import { VerifyFormPage } from "#features/ecourses/certificates/verify-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/organization/certificaat/")({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | undefined } => ({ code: searchText(code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ deps: { code } }) => {
    if (code) throw redirect({ href: certificatePath(code), statusCode: 302 });
  },
  head: ({ match }) =>
    publicHead(match.context.addresses, "organization", {
      path: VERIFY_CERTIFICATE_PATH,
      ...verifyHead,
    }),
  staticData: { breadcrumbs: breadcrumbs(verifyHead.title) },
  component: VerifyFormPage,
});
