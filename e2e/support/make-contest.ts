import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { expect } from "@playwright/test";
import { type Member, memberOf } from "./member.ts";
import { aPictureAddress } from "./picture.ts";

export interface MadeContest {
  id: string;
  slug: string;
  title: string;
  ageCategories: { id: number; label: string }[];
}

export interface NewContest extends Partial<Omit<ContestInput, "title">> {
  title: string;
  isPublished?: boolean;
  /** Milliseconds from now; a week by default. */
  lasts?: number;
}
const WEEK = 7 * 86_400_000;
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function formOf(organizer: Member, { lasts = WEEK, mode = "interactive", ...wanted }: NewContest) {
  const [genre] = await organizer.call<{ id: number }[]>("GET", "/genres");
  return {
    description: "<p>Schrijf over water, in hoogstens duizend woorden.</p>",
    rules: "<p>Je tekst is van jou en verscheen nog nergens.</p>",
    reward: "Een boekenbon van 50 euro",
    organization: "Bibliotheek De Kade",
    contactEmail: "wedstrijd@dekade.example",
    deadline: inFuture(lasts),
    bannerBig: { action: "create", data: aPictureAddress(1200, 400) },
    bannerSmall: { action: "create", data: aPictureAddress(430, 260) },
    genres: [genre?.id],
    mode,
    ...(mode === "interactive" && { type: "open", contributionsPerUser: 1, showJuryFeedbackToParticipant: 1 }),
    useAgeCategories: 0,
    ...wanted,
  };
}

/**
 * Creates a contest of the demo organiser, published by default. `closeNow` moves the deadline to the next second and
 * waits until it has passed; `change` saves other settings, `rename` saves another title and so changes the address.
 */
export async function makeContest({ isPublished = true, ...wanted }: NewContest) {
  const organizer = await memberOf("wedstrijdorganisator");
  const form = await formOf(organizer, wanted);
  const made = await organizer.call<MadeContest>("POST", "/contests", form);
  if (isPublished) await organizer.call("POST", `/contests/${made.slug}/publish`);
  // The slug is derived from the title at publication.
  const contest = await organizer.call<MadeContest>("GET", `/contests/${made.slug}`);
  const path = `/contests/${contest.slug}`;
  // Sending pictures again would delete the stored ones, which the list of another journey may be about to show.
  const samePictures = { ...form, bannerBig: undefined, bannerSmall: undefined };
  return {
    ...contest,
    organizer,
    rename: (title: string) => organizer.call("PUT", path, { ...samePictures, title }),
    change: (change: object) => organizer.call("PUT", path, { ...samePictures, ...change }),
    closeNow: async () => {
      await organizer.call("PUT", path, { ...samePictures, deadline: inFuture(1500), confirmEarlierDeadline: true });
      await expect.poll(async () => (await organizer.call<{ isPassed: boolean }>("GET", path)).isPassed).toBe(true);
    },
  };
}

/** Creates texts with these titles as this person, and hands them in. */
export async function enterContest(
  key: string,
  slug: string,
  titles: readonly string[],
  body = "<p>Eerst is er zout.</p>",
) {
  const entrant = await memberOf(key);
  const texts: string[] = [];
  const [genre] = await entrant.call<{ id: number }[]>("GET", "/genres");
  for (const title of titles) {
    const text = { title, body, genres: [genre?.id], private: 1 };
    texts.push((await entrant.call<{ id: string }>("POST", "/texts", text)).id);
  }
  const take = (step: string, data?: object) => entrant.call("POST", `/contests/${slug}/participate/${step}`, data);
  await take("start");
  await take("save-contributions", { texts });
  await take("save-data", {
    firstName: "Anneleen",
    lastName: "Wouters",
    dateOfBirth: "1990-05-17",
    phone: "+32470123456",
    addressStreet: "Kerkstraat",
    addressNumber: "12",
    addressPostalCode: "9000",
    addressCity: "Gent",
    addressCountry: "BE",
  });
  await take("finalize");
}
