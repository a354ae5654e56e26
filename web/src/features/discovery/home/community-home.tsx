import { useSuspenseQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { textPath, WRITE_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";
import { frontPageQuery } from "#features/texts/texts/front-page.queries.ts";
import { isFitToLead, leadExcerpt } from "#features/texts/texts/leads.ts";
import { TextTile } from "#features/texts/texts/text-tile.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import { HomeFeed } from "./home-feed.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { JoinBanner } from "./join-banner.tsx";
import { communityCalls, communityHome as copy } from "./community-home.nl.ts";

/** The home page of the community: texts, and links to write and to read. */
export function CommunityHome({ spotlight, call }: HomepageContent) {
  const {
    data: { lead, isChosen, texts },
  } = useSuspenseQuery(frontPageQuery);
  return (
    <>
      <Hero label={isChosen ? copy.chosenLabel : copy.newestLabel} lead={lead} />
      <section aria-labelledby="newest" className="page mt-20">
        <h2 className="text-3xl sm:text-4xl" id="newest">
          {copy.newest}
        </h2>
        <Texts hasLead={lead !== null} texts={texts} />
      </section>
      {spotlight && <Spotlight call={spotlight} />}
      <HomeFeed title={copy.feed} />
      <Calls />
      {call && <CallPanel call={call} />}
      <JoinBanner />
    </>
  );
}

const Hero = ({ lead, label }: { lead: TextSummary | null; label: string }) => (
  <div className="bg-field text-on-field">
    <div className="page grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">
          {copy.title.split(/(?<=\. )/).map((sentence) => (
            <span className="block" key={sentence}>
              {sentence}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-xl text-lg sm:text-xl">{copy.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonAnchor href={WRITE_PATH} look="inverse">
            {copy.write}
          </ButtonAnchor>
          <ButtonAnchor href={READ_PATH} look="outline-inverse">
            {copy.read}
          </ButtonAnchor>
        </div>
      </div>
      {lead ? (
        <LeadText label={label} text={lead} />
      ) : (
        <InkMark className="mx-auto h-72 [--mark-eye:var(--field)] max-lg:hidden" />
      )}
    </div>
  </div>
);

/** The text that leads the page, in the look of a sheet of paper. */
const LeadText = ({ text, label }: { text: TextSummary; label: string }) => (
  <article className="relative grid gap-4 rounded-sm bg-raised p-7 text-ink shadow-xl transition-transform duration-200 hover:rotate-0 sm:p-9 lg:rotate-[1.5deg]">
    <p className="eyebrow">{label}</p>
    <h2 className="text-3xl">
      <SiteLink className="after:absolute after:inset-0 hover:text-accent-ink" path={textPath(text.slug)}>
        {text.title}
      </SiteLink>
    </h2>
    <p className="line-clamp-6 font-reading text-lg leading-relaxed hyphens-auto whitespace-pre-line">{text.excerpt}</p>
    <p className="text-sm text-ink-soft">{text.author.nickname}</p>
  </article>
);

function Texts({ texts, hasLead }: { texts: TextSummary[]; hasLead: boolean }) {
  if (texts.length === 0 && !hasLead) {
    return (
      <div className="mt-8">
        <EmptyState action={<ButtonAnchor href={WRITE_PATH}>{copy.write}</ButtonAnchor>} title={copy.none}>
          {copy.noneHelp}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="tile-grid mt-8">
        {texts.map((text, index) => {
          const leads = index === 0 && isFitToLead(text);
          return (
            <li className={leads ? "tile-lead" : undefined} key={text.id}>
              <TextTile
                excerptClass={leads ? leadExcerpt(text.excerpt) : ""}
                isBelow
                size={leads ? "lead" : "plain"}
                text={text}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-10">
        <ButtonAnchor href={READ_PATH} look="secondary">
          {copy.read}
          <ArrowRight />
        </ButtonAnchor>
      </p>
    </>
  );
}

/** What people can do here, as a sentence. */
const Calls = () => (
  <section aria-labelledby="calls" className="page mt-24">
    <h2 className="sr-only" id="calls">
      {copy.calls}
    </h2>
    <p className="border-y border-ink py-10 font-display text-3xl leading-snug text-balance sm:py-14 sm:text-5xl sm:leading-tight">
      {communityCalls.map(({ path, before, link, after }) => (
        <Fragment key={path}>
          {before}
          <SiteLink
            className="text-accent-ink italic underline decoration-1 underline-offset-[0.15em] hover:decoration-2"
            path={path}
          >
            {link}
          </SiteLink>
          {after}
        </Fragment>
      ))}
    </p>
  </section>
);
