import { VERIFY_CERTIFICATE_PATH } from "@inktvis/contract/page-paths/organization";
import { createFileRoute } from "@tanstack/react-router";
import { certificateMessages } from "#features/ecourses/certificates/certificates.nl.ts";
import { verifiedCertificateQuery } from "#features/ecourses/certificates/certificates.queries.ts";
import { verifyHead } from "#features/ecourses/certificates/verify-head.nl.ts";
import { VerifiedPage } from "#features/ecourses/certificates/verify-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { setPageStatus } from "#platform/page-status.ts";

export const Route = createFileRoute("/organization/certificaat/$code")({
  loader: async (args) => {
    const certificate = await load(args, verifiedCertificateQuery(args.params.code));
    if (!certificate) setPageStatus(404);
    const title = certificate ? certificateMessages.kindOf(certificate.kind) : certificateMessages.unknown;
    return { breadcrumbs: breadcrumbs(title, [verifyHead.title, VERIFY_CERTIFICATE_PATH]) };
  },
  head: ({ loaderData }) => unlistedHead("organization", { title: loaderData?.breadcrumbs.title }),
  component: VerifiedRoute,
});

function VerifiedRoute() {
  return <VerifiedPage code={Route.useParams().code} />;
}
