import type { Activity } from "@inktvis/contract/features/activities/activities";
import { describe, expect, it } from "vitest";
import { activityData } from "./activity-data.ts";

const activity: Activity = {
  id: "0190a3a0-0000-7000-8000-000000000000",
  slug: "schrijfcafe",
  title: "Schrijfcafé",
  excerpt: "We lezen voor.",
  description: "<p>We lezen voor.</p>",
  image: null,
  dateFrom: "2027-03-06T13:00:00.000Z",
  dateTo: "2027-03-06",
  hasBegun: false,
  isPassed: false,
  organizer: "De Kade",
  location: "De Kade, Gent",
  price: "5 euro",
  genres: [{ id: 1, name: "Poëzie" }],
  organizedByCs: false,
  organizerSlug: null,
  moreInfo: null,
  enrollmentLink: null,
  enrollmentDeadline: null,
  isBeforeEnrollmentDeadline: true,
  revision: 1,
  me: { can: { update: false, delete: false } },
};
const dataOf = (change: Partial<Activity>) => activityData("https://inktvis.example", { ...activity, ...change });

describe("the structured data of an activity", () => {
  it("is an event at a place, on the days that were filled in", () => {
    expect(dataOf({})).toMatchObject({
      name: "Schrijfcafé",
      url: "https://inktvis.example/activiteiten/schrijfcafe",
      startDate: "2027-03-06T13:00:00.000Z",
      endDate: "2027-03-06",
      location: { "@type": "Place", name: "De Kade, Gent" },
      organizer: { name: "De Kade" },
      offers: undefined,
    });
  });

  it("takes place online when its place says so", () => {
    expect(dataOf({ location: "Online" })).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://inktvis.example/activiteiten/schrijfcafe" },
    });
  });

  it("says where and until when people enrol", () => {
    const offers = { url: "https://dekade.example/cafe", validThrough: "2027-03-01" };
    expect(dataOf({ enrollmentLink: "https://dekade.example/cafe", enrollmentDeadline: "2027-03-01" })).toMatchObject({
      offers,
    });
  });
});
