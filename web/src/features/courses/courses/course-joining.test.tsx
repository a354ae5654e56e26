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
/** The last seat is taken. */
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

/** The text on the page of a course about enrolling. */
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
  it("says so, and does not lead people to enrolling if they have not begun", async () => {
    const html = await joiningOf(null);
    expect(html).toContain("Deze cursus is vol.");
    expect(html).not.toContain("/cursussen/eb/inschrijven");
  });

  it("leads people who began, and hold no seat, to what they filled in", async () => {
    const html = await joiningOf(BEGUN);
    expect(html).toContain("Deze cursus is vol.");
    expect(html).toContain("/cursussen/eb/inschrijven");
    expect(html).not.toContain(LOST);
  });

  it("tells people who held a seat that it is no longer theirs", async () => {
    const html = await joiningOf({ ...BEGUN, hasLostSeat: true });
    expect(html).toContain("Deze cursus is vol.");
    expect(html).toContain(LOST);
  });

  const waiting = (state: "waiting" | "offered") => ({
    waitingList: { waiting: 1, canJoin: false, me: { state, position: 1, joinedAt: "2026-11-01T10:00:00Z" } },
  });

  it("leads people who began and are waiting to what they filled in, and says that their seat was lost", async () => {
    const html = await joiningOf({ ...BEGUN, hasLostSeat: true }, waiting("waiting"));
    expect(html).toContain("/cursussen/eb/inschrijven");
    expect(html).toContain(LOST);
    expect(await joiningOf(BEGUN, waiting("waiting"))).not.toContain(LOST);
    expect(await joiningOf(null, waiting("waiting"))).not.toContain("/cursussen/eb/inschrijven");
  });

  it("does not mention a lost seat to people who are offered another one", async () => {
    expect(await joiningOf({ ...BEGUN, hasLostSeat: true }, waiting("offered"))).not.toContain(LOST);
  });
});

it("a course without enrolments leads nobody to enrolling, and says once that its deadline has passed", async () => {
  const elsewhere = {
    hasEnrollments: false,
    isBeforeEnrollmentDeadline: false,
    waitingList: { waiting: 0, canJoin: false, me: null },
  };
  const html = await joiningOf(BEGUN, elsewhere);
  expect(html.split("Deadline voorbij")).toHaveLength(2);
  expect(html).not.toContain("/cursussen/eb/inschrijven");
});

it("a course with seats tells people who lost theirs that none is held, and how to continue", async () => {
  const free = { availableSeats: 2, waitingList: { waiting: 0, canJoin: false, me: null } };
  const html = await joiningOf({ ...BEGUN, hasLostSeat: true }, free);
  expect(html).toContain(LOST);
  expect(html).toContain("Werk je inschrijving af");
});
