import { fileURLToPath } from "node:url";
import { renderSVG } from "uqr";
import type { Certificate } from "@inktvis/contract/features/ecourses/certificates";
import { certificatePath, VERIFY_CERTIFICATE_PATH } from "@inktvis/contract/page-paths/organization";
import { originOf, SITES } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { formatDate } from "#platform/dutch-dates.ts";
import { typesetWords } from "#platform/pdf/typeset-words.ts";

const TEMPLATE = fileURLToPath(new URL("certificate.typ", import.meta.url));

/** All words on it, so that the template only lays them out. */
function wordsOf(address: string, { kind, name, ecourseTitle, lessonTitle, earnedAt, code }: Named) {
  const isAttest = kind === "attest" && lessonTitle !== null;
  return {
    brand: SITES.organization.title,
    heading: isAttest ? "Attest" : "Certificaat",
    name,
    did: isAttest ? "slaagde voor de test van de les" : "slaagde voor de eindproef van de online cursus",
    title: isAttest ? lessonTitle : ecourseTitle,
    of: isAttest ? `in de online cursus ‘${ecourseTitle}’` : "",
    date: `op ${formatDate(new Date(earnedAt))}`,
    code,
    "code-label": "Code",
    verify: `Scan het teken, of vul de code in op ${new URL(address).host}${VERIFY_CERTIFICATE_PATH}: daar zie je of dit ${isAttest ? "attest" : "certificaat"} echt is.`,
  };
}

type Named = Certificate & { name: string };

/** The PDF of a certificate or attest, on A4. The same certificate gives the same bytes. */
export function typesetCertificate({ sites }: Config, certificate: Named) {
  const address = originOf(sites, "organization") + certificatePath(certificate.code);
  return typesetWords(TEMPLATE, wordsOf(address, certificate), {
    files: { "/qr.svg": new TextEncoder().encode(renderSVG(address, { ecc: "M", border: 0 })) },
    madeAt: new Date(certificate.earnedAt),
  });
}
