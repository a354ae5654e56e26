import { certificatePath } from "@inktvis/contract/page-paths/organization";
import { useQuery } from "@tanstack/react-query";
import { SiteLink } from "#platform/site-link.tsx";
import { CertificateActions } from "./certificate-actions.tsx";
import { certificateMessages as copy } from "./certificates.nl.ts";
import { ownCertificatesQuery } from "./certificates.queries.ts";

/** The certificate below a test that was passed: to download, or to put a name on. */
export function CertificatePanel({ certificate: { id } }: { certificate: { id: string } }) {
  const { data: certificate } = useQuery({
    ...ownCertificatesQuery,
    // The certificate may have been earned a moment ago.
    staleTime: 0,
    select: (certificates) => certificates.find((each) => each.id === id),
  });
  if (!certificate) return null;
  const { kind, code } = certificate;
  return (
    <section
      aria-labelledby={`certificaat-${id}`}
      className="grid gap-4 rounded-2xl border border-hairline bg-wash p-6"
    >
      <h2 className="text-2xl" id={`certificaat-${id}`}>
        {copy.panelTitle(kind)}
      </h2>
      <CertificateActions certificate={certificate} />
      <p className="text-sm text-ink-soft">
        {copy.panelHelp(kind)} {copy.code}:{" "}
        <SiteLink
          className="link font-semibold whitespace-nowrap tabular-nums"
          path={certificatePath(code)}
          site="organization"
        >
          {code}
        </SiteLink>
      </p>
    </section>
  );
}
