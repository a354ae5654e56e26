import { ArrowRight } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import type { UpcomingPage } from "./site-definition.ts";

/** A page that is in the menus but not built yet. */
export const UpcomingPageView = ({ title, text }: UpcomingPage) => (
  <section className="page grid justify-items-start gap-5 py-14 sm:py-24">
    <p className="eyebrow flex items-center gap-3">
      <InkMark className="h-8" />
      Hier wordt nog aan geschreven
    </p>
    <h1 className="text-5xl sm:text-6xl">{title}</h1>
    <p className="max-w-2xl font-reading text-xl leading-relaxed">{text}</p>
    <ButtonAnchor className="mt-2" href="/" look="secondary">
      Naar de startpagina
      <ArrowRight />
    </ButtonAnchor>
  </section>
);
