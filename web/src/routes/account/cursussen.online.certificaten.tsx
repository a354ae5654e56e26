import { MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { createFileRoute } from "@tanstack/react-router";
import { certificateMessages } from "#features/ecourses/certificates/certificates.nl.ts";
import { ownCertificatesQuery } from "#features/ecourses/certificates/certificates.queries.ts";
import { OwnCertificatesPage } from "#features/ecourses/certificates/own-certificates-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/cursussen/online/certificaten")({
  loader: async (args) => void (await load(args, ownCertificatesQuery)),
  head: () => unlistedHead("account", { title: certificateMessages.ownTitle }),
  staticData: { breadcrumbs: breadcrumbs(certificateMessages.ownTitle, ["Mijn cursussen", MY_COURSES_PATH]) },
  component: OwnCertificatesPage,
});
