import { ENROLMENT_PATH, PROGRAMME_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { academyFeatures, academyHome as copy } from "./academy-home.nl.ts";

export const AcademyHome = ({ spotlight, call }: HomepageContent) => (
  <>
    <div className="bg-field text-on-field">
      <div className="page py-16 sm:py-28">
        <h1 className="max-w-4xl text-6xl sm:text-8xl">{copy.title}</h1>
        <p className="mt-7 max-w-2xl text-lg sm:text-xl">{copy.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonAnchor href={ENROLMENT_PATH} look="inverse">
            {copy.enrol}
          </ButtonAnchor>
          <ButtonAnchor href={PROGRAMME_PATH} look="outline-inverse">
            {copy.about}
          </ButtonAnchor>
        </div>
      </div>
    </div>
    <section aria-labelledby="features" className="page mt-20">
      <h2 className="text-3xl sm:text-4xl" id="features">
        {copy.featuresTitle}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {academyFeatures.map(({ title, text }, index) => (
          <li className="border-t border-ink pt-4" key={title}>
            <span aria-hidden="true" className="font-display text-5xl text-accent-ink italic">
              {index + 1}
            </span>
            <h3 className="mt-4 text-2xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
    {spotlight && <Spotlight call={spotlight} />}
    {call && <CallPanel call={call} />}
  </>
);
