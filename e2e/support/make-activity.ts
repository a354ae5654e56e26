import type { ActivityInput } from "@inktvis/contract/features/activities/activities";
import { memberOf } from "./member.ts";
import { dayAfter } from "./days.ts";

interface MadeActivity {
  id: string;
  slug: string;
  title: string;
}

/** Creates an activity of the demo organiser, a month from now; `change` saves other values as another window would. */
export async function makeActivity(wanted: Partial<ActivityInput> & { title: string }) {
  const organizer = await memberOf("activiteitenorganisator");
  const [genre] = await organizer.call<{ id: number }[]>("GET", "/genres");
  const day = dayAfter(30);
  const form = {
    description: "<p>We lezen voor aan het water.</p>",
    dateFrom: `${day}T14:00`,
    dateTo: `${day}T17:00`,
    organizer: "Bibliotheek De Kade",
    genres: [genre?.id],
    ...wanted,
  };
  const made = await organizer.call<MadeActivity>("POST", "/activities", form);
  return {
    ...made,
    change: (change: object) => organizer.call<MadeActivity>("PUT", `/activities/${made.slug}`, { ...form, ...change }),
  };
}
