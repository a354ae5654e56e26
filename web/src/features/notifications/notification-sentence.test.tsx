import { type Notification, NOTIFICATION_DATA } from "@inktvis/contract/features/notifications/notifications";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { notificationSentence } from "./notification-sentence.tsx";

const addresses: SiteAddresses = {
  scheme: "https",
  port: "",
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"],
};
const data: Required<Notification["data"]> = {
  user: { nickname: "Noor", slug: "noor" },
  contest: { title: "Eb", slug: "eb" },
  course: { title: "Vloed", slug: "vloed" },
  text: { title: "Wrak", slug: "wrak" },
  invitation: { to: "jury", title: "Eb", slug: "eb", token: "1.x" },
};

/** The HTML of a sentence on a page of the account site, and the addresses that it links to. */
async function linksOf(type: string, sentenceData: object = data) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => notificationSentence({ type, data: sentenceData }) }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { site: "account", addresses, queryClient: new QueryClient() },
  });
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  return { html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href) };
}

const USER = "https://community.example/profiel/noor";
const MANAGED_COURSE = "/beheer/cursussen/vloed";
const FOLLOWED_COURSE = "/cursussen/vloed";
const PUBLIC_COURSE = "https://organization.example/cursussen/vloed";
const OWN_CONTEST = "/beheer/wedstrijden/eb";
const TEXT = "https://community.example/tekst-lezen/wrak";
const MY_CONTESTS = "https://community.example/wedstrijden/mijn-wedstrijden";
const LINKS: Record<keyof typeof NOTIFICATION_DATA, string[]> = {
  courseEnrollmentDeadlinePassed: [MANAGED_COURSE],
  courseFullNotification: [MANAGED_COURSE],
  courseDelistRequested: [USER, MANAGED_COURSE],
  courseParticipantGone: [MANAGED_COURSE],
  courseParticipantLeft: [USER, MANAGED_COURSE],
  courseInstallmentApprovedNotification: [FOLLOWED_COURSE],
  courseInstallmentRejectedNotification: [`${PUBLIC_COURSE}/inschrijven`],
  courseInstallmentRequestedNotification: [USER, MANAGED_COURSE],
  newCourseFromSearch: [PUBLIC_COURSE],
  newEditionOfCourse: [PUBLIC_COURSE],
  courseSeatOffered: [PUBLIC_COURSE],
  courseStartingSoonNotification: [FOLLOWED_COURSE],
  ecourseAccessNotification: [FOLLOWED_COURSE],
  organizerParticipationSuccessfulNotification: [USER, MANAGED_COURSE],
  participantDelistedNotification: [FOLLOWED_COURSE],
  courseCancelled: [FOLLOWED_COURSE],
  courseChanged: [FOLLOWED_COURSE],
  participantParticipationSuccessfulNotification: [FOLLOWED_COURSE],
  contestDeadlinePassed: [OWN_CONTEST],
  contestResultReleased: ["https://community.example/wedstrijd/eb/uitslag"],
  contestChanged: [`${MY_CONTESTS}/deelnames/eb/deelnemen`],
  contestEndedEarly: [`${MY_CONTESTS}/deelnames/eb/deelnemen`],
  contestReopened: ["https://community.example/wedstrijd/eb"],
  contestWinnerGone: [OWN_CONTEST],
  entryInvalid: [`${MY_CONTESTS}/deelnames/eb/deelnemen`],
  feedbackAvailableForParticipant: [`${MY_CONTESTS}/deelnames/eb/feedback`],
  invitationReceived: ["https://community.example/wedstrijden/eb/jury-uitnodiging?token=1.x"],
  juryInvitationAccepted: [USER, OWN_CONTEST],
  juryShouldGiveFeedback: [`${MY_CONTESTS}/jureren/eb`],
  judgementChanged: [`${MY_CONTESTS}/jureren/eb`],
  juryTermsChanged: [`${MY_CONTESTS}/jureren/eb`],
  gdprDeleteRequest: [USER],
  gdprExportRequest: [USER],
  newTextFromFollow: [USER, TEXT],
  textHidden: [TEXT],
  textMarkedAsInappropriate: [TEXT, "https://staff.example/reports"],
  saEnrollmentPeriodOpen: ["https://schrijfacademie.example/inschrijven-voor-schrijfacademie"],
  termsChanged: ["https://organization.example/voorwaarden"],
};

describe("the sentence of a notification (docs/product/notifications.md#types)", () => {
  it.each(Object.entries(LINKS))("of %s links to the pages that it is about", async (type, links) => {
    expect((await linksOf(type)).links).toEqual(links);
  });

  it.each(["ietsNieuws", "toString", "__proto__"])("is undefined for the unknown type %s", async (type) => {
    expect(notificationSentence({ type, data })).toBeUndefined();
  });

  it("is undefined when data is missing", () => {
    expect(notificationSentence({ type: "newTextFromFollow", data: { user: data.user } })).toBeUndefined();
  });

  it.each([
    ["contest", "mee te doen", "https://community.example/wedstrijden/eb/uitnodiging?token=1.x"],
    ["course", "de cursus", "https://organization.example/cursussen/eb/uitnodiging?token=1.x"],
    ["ecourse", "de online cursus", "/cursussen/online/uitnodiging/eb?token=1.x"],
  ])("of an invitation to a %s leads to the page of the link in the mail", async (to, words, link) => {
    const sentence = await linksOf("invitationReceived", { invitation: { ...data.invitation, to } });
    expect(sentence.html).toContain(words);
    expect(sentence.links).toEqual([link]);
  });

  it("does not mention a result to jurors and to people who only started when a contest is reopened", async () => {
    expect((await linksOf("contestReopened")).html).not.toContain("uitslag");
  });

  it("promises no seat when instalments are rejected: the seat is only held for a while", async () => {
    expect((await linksOf("courseInstallmentRejectedNotification")).html).toContain(
      "Daar lees je wat je nog kan doen.",
    );
  });

  it("escapes HTML in a nickname", async () => {
    const sentenceData = { ...data, user: { nickname: "<b>x</b>", slug: "x" } };
    expect((await linksOf("gdprDeleteRequest", sentenceData)).html).toContain("&lt;b&gt;x&lt;/b&gt;");
  });
});
