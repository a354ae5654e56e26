import type { Certificate } from "@inktvis/contract/features/ecourses/certificates";
import { FileLink } from "#platform/forms/file-link.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { CertificateNameForm } from "./certificate-name-form.tsx";
import { certificateMessages as copy } from "./certificates.nl.ts";

/** Downloads it, or asks for the name that it needs first. */
export const CertificateActions = ({ certificate }: { certificate: Certificate }) =>
  certificate.name === null ? (
    <CertificateNameForm certificate={certificate} />
  ) : (
    <FileLink
      className="button button-primary justify-self-start"
      load={() => ecourseApi.certificates.pdf({ params: { id: certificate.id } })}
      path={`/export/certificates/${certificate.id}/pdf`}
    >
      {copy.download(certificate.kind)}
    </FileLink>
  );
