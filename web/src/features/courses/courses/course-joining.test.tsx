import type { Course } from "@inktvis/contract/features/courses/course";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { text } from "node:stream/consumers";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { prerenderToNodeStream } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { CourseJoining } from "./course-joining.tsx";

const addresses: SiteAddresses = {
  scheme: "https",
  port: "",
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"],
};
/** Its last seat went. */
const FULL = {
  id: "1",
  slug: "eb",
  title: "Eb",
  cancelledAt: null,
  pricingStrategy: "free",
  hasEnrollments: true,
  isBeforeEnrollmentDeadline: true,
  maxParticipants: 5,
  availableSeats: 0,
  waitingList: { waiting: 0, canJoin: true, me: null },
  hasRealLifePart: false,
  type: { id: 1, name: "Cursus" },
  ageCategory: { id: 1, name: "Volwassenen" },
  genres: [],
};

const BEGUN = { finalizedAt: null, delistedAt: null, isInReview: false, contactEmail: null, hasLostSeat: false };
const LOST = "we houden geen plaats meer voor je vrij";

/** What the page of a course says to who enrols. */
async function joiningOf(participation: object | null, change: object = {}) {
  const course = { ...FULL, ...change, me: { participation } } as unknown as Course;
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CourseJoining course={course} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { site: "organization", addresses, queryClient },
  });
  await router.load();
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return text(prelude);
}

describe("a course that is full (docs/product/courses.md#joining)", () => {
  it("says so, and leads nobody to enrolling who did not begin", async () => {
    const html = await joiningOf(null);
    expect(html).toContain("Deze cursus is vol.");
    expect(html).not.toContain("/cursussen/eb/inschrijven");
  });

  it("leads who began, and holds no seat, to what they filled in", async () => {
    const html = await joiningOf(BEGUN);
    expect(html).toContain("Deze cursus is vol.");
    expect(html).toContain("/cursussen/eb/inschrijven");
    expect(html).not.toContain(LOST);
  });

  it("says to who held a seat that it is not theirs any more", async () => {
    const html = await joiningOf({ ...BEGUN, hasLostSeat: true });
    expect(html).toContain("Deze cursus is vol.");
    expect(html).toContain(LOST);
  });

  const waiting = (state: "waiting" | "offered") => ({
    waitingList: { waiting: 1, canJoin: false, me: { state, position: 1, joinedAt: "2026-11-01T10:00:00Z" } },
  });

  it("leads who waits, and began, to what they filled in, and says that their seat was lost", async () => {
    const html = await joiningOf({ ...BEGUN, hasLostSeat: true }, waiting("waiting"));
    expect(html).toContain("/cursussen/eb/inschrijven");
    expect(html).toContain(LOST);
    expect(await joiningOf(BEGUN, waiting("waiting"))).not.toContain(LOST);
    expect(await joiningOf(null, waiting("waiting"))).not.toContain("/cursussen/eb/inschrijven");
  });

  it("says nothing of a lost seat to who is offered another", async () => {
    expect(await joiningOf({ ...BEGUN, hasLostSeat: true }, waiting("offered"))).not.toContain(LOST);
  });
});

it("a course without enrolments by now leads nobody to enrolling, and says once that it is over", async () => {
  const elsewhere = {
    hasEnrollments: false,
    isBeforeEnrollmentDeadline: false,
    waitingList: { waiting: 0, canJoin: false, me: null },
  };
  const html = await joiningOf(BEGUN, elsewhere);
  expect(html.split("Deadline voorbij")).toHaveLength(2);
  expect(html).not.toContain("/cursussen/eb/inschrijven");
});

it("a course with seats says to who lost theirs that none is held, and how to go on", async () => {
  const free = { availableSeats: 2, waitingList: { waiting: 0, canJoin: false, me: null } };
  const html = await joiningOf({ ...BEGUN, hasLostSeat: true }, free);
  expect(html).toContain(LOST);
  expect(html).toContain("Werk je inschrijving af");
});
