import { queryOptions } from "@tanstack/react-query";
import { refusalStatus } from "#platform/refusals.ts";
import { ecourseApi } from "../ecourse-api.ts";

const OWN = ["ecourses", "certificates"];

/** What the viewer earned, the last first. */
export const ownCertificatesQuery = queryOptions({
  queryKey: OWN,
  queryFn: async ({ signal }) => (await ecourseApi.certificates.mine({}, { signal })).data,
});

/** One of them, which may have been earned a moment ago; null when it is of somebody else. */
export const ownCertificateQuery = (id: string) =>
  queryOptions({
    queryKey: [...OWN, id],
    queryFn: async ({ signal }) => {
      const { data } = await ecourseApi.certificates.mine({}, { signal });
      return data.find((certificate) => certificate.id === id) ?? null;
    },
  });

/** What stands on the certificate with this code; null for a code that nobody got. */
export const verifiedCertificateQuery = (code: string) =>
  queryOptions({
    queryKey: ["ecourses", "verified-certificate", code],
    queryFn: async ({ signal }) => {
      try {
        return (await ecourseApi.certificates.verify({ params: { code } }, { signal })).data;
      } catch (error) {
        if (refusalStatus(error) === 404) return null;
        throw error;
      }
    },
  });
