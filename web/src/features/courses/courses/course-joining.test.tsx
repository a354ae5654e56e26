import type { Course } from "@inktvis/contract/features/courses/course";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
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
};

/** What the page of a course says to who enrols. */
async function joiningOf(participation: object | null) {
  const course = { ...FULL, me: { participation } } as unknown as Course;
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CourseJoining course={course} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { site: "organization", addresses, queryClient },
  });
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe("a course that is full (docs/product/courses.md#joining)", () => {
  it("says so, and leads nobody to enrolling who did not begin", async () => {
    const html = await joiningOf(null);
    expect(html).toContain("Deze cursus is vol.");
    expect(html).not.toContain("/cursussen/eb/inschrijven");
  });

  it("leads who began, and holds no seat, to what they filled in", async () => {
    const html = await joiningOf({ finalizedAt: null, delistedAt: null, isInReview: false, contactEmail: null });
    expect(html).toContain("Deze cursus is vol.");
    expect(html).toContain("/cursussen/eb/inschrijven");
  });
});
