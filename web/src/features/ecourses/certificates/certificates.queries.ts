import { queryOptions } from "@tanstack/react-query";
import { unlessRefused } from "#platform/unless-refused.ts";
import { ecourseApi } from "../ecourse-api.ts";

/** The certificates that the viewer earned, the last first. */
export const ownCertificatesQuery = queryOptions({
  queryKey: ["ecourses", "certificates"],
  queryFn: async ({ signal }) => (await ecourseApi.certificates.mine({}, { signal })).data,
});

/** The contents of the certificate with this code; null for a code that does not exist. */
export const verifiedCertificateQuery = (code: string) =>
  queryOptions({
    queryKey: ["ecourses", "verified-certificate", code],
    queryFn: async ({ signal }) =>
      (await unlessRefused([404], ecourseApi.certificates.verify({ params: { code } }, { signal })))?.data ?? null,
  });
