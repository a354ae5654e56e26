import type { Certificate } from "@inktvis/contract/features/ecourses/certificates";
import { useState } from "react";
import { FileLink } from "#platform/forms/file-link.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { CertificateNameForm } from "./certificate-name-form.tsx";
import { certificateMessages as copy } from "./certificates.nl.ts";

/** Downloads the certificate, or first asks for the name that it needs. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const [hadNoName] = useState(certificate.name === null);
  if (certificate.name === null) return <CertificateNameForm certificate={certificate} />;
  return (
    <FileLink
      className="button button-primary justify-self-start"
      load={() => ecourseApi.certificates.pdf({ params: { id: certificate.id } })}
      path={`/export/certificates/${certificate.id}/pdf`}
      // The button takes the place of the form that was just sent.
      ref={hadNoName ? focusOnce : undefined}
    >
      {copy.download(certificate.kind)}
    </FileLink>
  );
}
