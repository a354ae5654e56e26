import type { CallToAction } from "@inktvis/contract/features/content/homepages";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";

/** The spotlight that the editors chose for a home page. */
export const Spotlight = ({ call }: { call: CallToAction }) => (
  <section aria-labelledby="spotlight" className="page mt-20">
    <div className="grid gap-x-12 gap-y-5 border-y border-ink py-10 sm:py-14 lg:grid-cols-[7fr_5fr] lg:items-end">
      <div className="grid gap-4">
        {call.pretitle && <p className="eyebrow">{call.pretitle}</p>}
        <h2 className="text-4xl text-accent-ink sm:text-6xl" id="spotlight">
          {call.title}
        </h2>
      </div>
      <div className="grid justify-items-start gap-6">
        <p className="font-reading text-lg leading-relaxed sm:text-xl">{call.body}</p>
        <CallButton call={call} />
      </div>
    </div>
  </section>
);

/** The call to action that was picked for this visit. */
export const CallPanel = ({ call }: { call: CallToAction }) => (
  <section aria-labelledby="call" className="page mt-20">
    <div className="grid gap-6 rounded-2xl bg-wash p-8 sm:p-12 lg:grid-cols-[1fr_auto] lg:items-center">
      <div>
        {call.pretitle && <p className="eyebrow mb-2">{call.pretitle}</p>}
        <h2 className="text-3xl sm:text-4xl" id="call">
          {call.title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg">{call.body}</p>
      </div>
      <CallButton call={call} />
    </div>
  </section>
);

const CallButton = ({ call: { buttonText, buttonUrl } }: { call: CallToAction }) =>
  buttonText &&
  buttonUrl && (
    <ButtonAnchor className="justify-self-start" href={buttonUrl}>
      {buttonText}
      <ArrowRight />
    </ButtonAnchor>
  );
