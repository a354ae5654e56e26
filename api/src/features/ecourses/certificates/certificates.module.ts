import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { setCertificateName } from "./operations/set-certificate-name.ts";
import { exportCertificate } from "./queries/export-certificate.ts";
import { listOwnCertificates } from "./queries/list-own-certificates.ts";
import { verifyCertificate } from "./queries/verify-certificate.ts";

export const certificatesModule = {
  handlers: {
    mine: ({ ctx }) => listOwnCertificates(ctx),
    pdf: ({ ctx, params }) => exportCertificate(ctx, params.id),
    setName: ({ ctx, params, body }) => setCertificateName(ctx, params.id, body.name),
    verify: ({ ctx, params }) => verifyCertificate(ctx, params.code),
  } satisfies ApiHandlers<typeof contract>["certificates"],
};
