import { queryOptions } from "@tanstack/react-query";
import { invitationOfLink } from "#features/inviting/invitation-answers.ts";
import { unlessRefused } from "#platform/unless-refused.ts";
import { api } from "#platform/api.ts";
import { enrolmentApi } from "../enrolment-api.ts";

/** The invitation of a link; null when the link is invalid or no longer valid. */
export const courseInvitationQuery = (slug: string, token: string) =>
  queryOptions({
    queryKey: ["course-invitations", slug, token],
    queryFn: ({ signal }) =>
      invitationOfLink(enrolmentApi.courseInvitations.byToken({ params: { slug }, query: { token } }, { signal })),
    gcTime: 0,
  });

/** The course of an invalid link; null when the viewer may not see it. */
export const courseOfInvalidLinkQuery = (slug: string) =>
  queryOptions({
    queryKey: ["course-invitations", "course", slug],
    queryFn: async ({ signal }) => {
      const course = (await unlessRefused([404], api.courses.get({ params: { slug } }, { signal })))?.data;
      return course ? { title: course.title, slug: course.slug } : null;
    },
    gcTime: 0,
  });
