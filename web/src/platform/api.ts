import { createIsomorphicFn } from "@tanstack/react-start";
import type { contract } from "@inktvis/contract";
import { type Call, type Client, createClient } from "@inktvis/contract/layer/client";
import type { Contract, Endpoint } from "@inktvis/contract/layer/endpoint";
import { networkClient } from "@inktvis/contract/layer/network-client";
import { apiOriginOf } from "@inktvis/contract/sites";
import { routes } from "virtual:contract-routes";
import { handleRefusal, sendToApi } from "./api-transport.ts";
import { csrfToken } from "./csrf-token.ts";
import { currentSite, requestContext } from "./current-site.ts";

type ApiClient = Client<typeof contract>;
type StaffFeature = Extract<keyof ApiClient, `staff${Capitalize<string>}`>;
/** What the staff room calls besides (features/staff/staff-api.ts); other pages do not load its routes. */
export type StaffApi = Pick<ApiClient, StaffFeature>;
/** What enrolling calls besides (features/enrolments/enrolment-api.ts). */
export type EnrolmentApi = Pick<ApiClient, "enrolments" | "courseInvitations" | "leaving">;
/** What waiting for a seat calls besides (features/courses/waiting-list/waiting-list-api.ts). */
export type WaitingListApi = Pick<ApiClient, "waitingList">;
/** What the pages of one's own account call besides (features/session/account-api.ts). */
export type AccountApi = Pick<ApiClient, "devices" | "secondFactor" | "mailPreferences" | "settings" | "personalData">;
type AcademyFeature = Extract<keyof ApiClient, `academy${string}`>;
/** What registering for the academy calls besides (features/academy/academy-api.ts). */
export type AcademyApi = Pick<ApiClient, AcademyFeature>;
type EcourseFeature = Extract<keyof ApiClient, `${"ecourse" | "lesson" | "certificate"}${string}`>;
/** What making and following online courses calls besides (features/ecourses/ecourse-api.ts). */
export type EcourseApi = Pick<ApiClient, EcourseFeature>;
type NewsletterFeature = Extract<keyof ApiClient, `newsletter${string}`>;
/** What the pages of the newsletter call besides (features/newsletter/newsletter-api.ts). */
export type NewsletterApi = Pick<ApiClient, NewsletterFeature>;
type MagazineFeature = Extract<keyof ApiClient, `magazine${string}`>;
/** What the magazine calls besides (features/magazine/magazine-api.ts). */
export type MagazineApi = Pick<ApiClient, MagazineFeature>;
/** What previews call besides (features/content/previews/preview-api.ts). */
export type PreviewApi = Pick<ApiClient, "contentPreviews">;
/** What who organises or judges calls besides (features/management/managing-api.ts). */
export type ManagingApi = Pick<
  ApiClient,
  | ("participants" | "participantInvitations" | "delisting" | "instalments" | "courseMailings" | "attendance")
  | ("courseEditions" | "courseCancellation" | "courseFigures")
  | ("contributions" | "contestInvitations" | "contestMessages" | "contestExports" | "invitations" | "jury")
>;

/** By the request of the page: each has the session of its visitor. */
const callInProcess: Call<Endpoint> = (_endpoint, input, _options, name) => requestContext().call(name, input);

const connect = (ofRoutes: Contract): ApiClient => {
  const { addresses, site } = currentSite();
  return networkClient(ofRoutes, {
    url: `${apiOriginOf(addresses, site)}/api`,
    csrfToken: loadCsrfToken,
    fetch: sendToApi,
    onError: handleRefusal,
  });
};

/** A client for some of the routes. */
export const clientOf = createIsomorphicFn()
  .server((ofRoutes: Contract): ApiClient => createClient(ofRoutes, callInProcess))
  .client(connect);

/** The client of the API: `api.texts.get({ params: { slug } })`. Rejects with an `ApiError`. */
export const api: Omit<
  ApiClient,
  | (StaffFeature | AcademyFeature | EcourseFeature | MagazineFeature | NewsletterFeature)
  | (keyof EnrolmentApi | keyof ManagingApi | keyof WaitingListApi | keyof PreviewApi)
> = clientOf(routes);

/**
 * Fetches the CSRF token unless it is cached: for a change that is sent while the page unloads, when there is no time
 * for a second call.
 */
export function loadCsrfToken({ quiet }: { quiet?: boolean | undefined } = {}) {
  return csrfToken(async () => (await api.auth.csrfToken({}, { quiet })).data.token);
}
