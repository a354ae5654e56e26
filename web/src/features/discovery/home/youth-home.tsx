import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { useState } from "react";
import { SiteButton } from "#platform/site-button.tsx";
import { Button } from "#ui/button.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { YouthCourses } from "./youth-courses.tsx";
import { storyStarters, youthHome as copy } from "./youth-home.nl.ts";

/**
 * The home page for young writers: a first sentence to continue, and courses. The loader picks `first` at random: a
 * component would pick another one when it hydrates.
 */
export function YouthHome({ first, spotlight, call }: HomepageContent & { first: number }) {
  const [starter, setStarter] = useState(first);
  return (
    <>
      <div className="bg-field text-on-field">
        <div className="page py-14 sm:py-20">
          <h1 className="max-w-4xl text-5xl font-black sm:text-8xl">{copy.title}</h1>
          <p className="mt-6 text-xl">{copy.intro}</p>
          <figure className="mt-12 grid gap-6 rounded-2xl bg-raised p-7 text-ink sm:p-12">
            <figcaption className="eyebrow">{copy.starterLabel}</figcaption>
            <p
              aria-live="polite"
              className="min-h-[2.5em] font-display text-3xl leading-tight text-balance sm:text-5xl"
            >
              {storyStarters[starter % storyStarters.length]}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setStarter(starter + 1)}>{copy.another}</Button>
              <SiteButton look="secondary" path={NEW_TEXT_PATH} site="community">
                {copy.write}
              </SiteButton>
            </div>
          </figure>
        </div>
      </div>
      <YouthCourses />
      {spotlight && <Spotlight call={spotlight} />}
      {call && <CallPanel call={call} />}
    </>
  );
}
