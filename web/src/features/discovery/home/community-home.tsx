import { useSuspenseQuery } from "@tanstack/react-query";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowRight, icon, Pen } from "#ui/icons.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { textPath, WRITE_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";
import { textListQuery } from "#features/texts/texts/text.queries.ts";
import { TextTile } from "#features/texts/texts/text-tile.tsx";
import { CallPanel, Spotlight } from "./call-panels.tsx";
import { HomeFeed } from "./home-feed.tsx";
import type { HomepageContent } from "./homepage.queries.ts";
import { JoinBanner } from "./join-banner.tsx";
import { communityCalls, communityHome as copy } from "./community-home.nl.ts";

const Trophy = icon(
  <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500c0 3 1 5 3.7 5.300M16 5.500h3.500c0 3-1 5-3.7 5.300M12 14v3.500M8.5 20h7M10 17.500h4V20" />,
);
const Bulb = icon(
  <path d="M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.5 10.900c.5.4.5 1 .5 3.100h6c0-2.1 0-2.7.5-3.100A6 6 0 0 0 12 3.500Z" />,
);
const ICONS = [Pen, Trophy, Bulb];
/** The newest text in the hero, a large tile and five others: these fill three rows. */
const TEXT_COUNT = 7;
export const communityTextsQuery = () => textListQuery({ perPage: TEXT_COUNT });

/** The home page of the community: the newest texts, and links to write and to read. */
export function CommunityHome({ spotlight, call }: HomepageContent) {
  const { data } = useSuspenseQuery(communityTextsQuery());
  const [newest, ...others] = foundAs(data.data, "text");
  return (
    <>
      <Hero newest={newest} />
      <section aria-labelledby="newest" className="page mt-20">
        <h2 className="text-3xl sm:text-4xl" id="newest">
          {copy.newest}
        </h2>
        <NewestTexts texts={others} hasAny={newest !== undefined} />
      </section>
      {spotlight && <Spotlight call={spotlight} />}
      <HomeFeed title={copy.feed} />
      <Calls />
      {call && <CallPanel call={call} />}
      <JoinBanner />
    </>
  );
}

const Hero = ({ newest }: { newest: TextSummary | undefined }) => (
  <div className="bg-field text-on-field">
    <div className="page grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{copy.title}</h1>
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
      {newest ? (
        <NewestText text={newest} />
      ) : (
        <InkMark className="mx-auto h-72 [--mark-eye:var(--field)] max-lg:hidden" />
      )}
    </div>
  </div>
);

/** The newest text in the hero, in the look of a sheet of paper. */
const NewestText = ({ text }: { text: TextSummary }) => (
  <article className="relative grid gap-4 rounded-sm bg-raised p-7 text-ink shadow-xl transition-transform duration-200 hover:rotate-0 sm:p-9 lg:rotate-[1.5deg]">
    <p className="eyebrow">{copy.newestLabel}</p>
    <h2 className="text-3xl">
      <SiteLink className="after:absolute after:inset-0 hover:text-accent-ink" path={textPath(text.slug)}>
        {text.title}
      </SiteLink>
    </h2>
    <p className="line-clamp-6 font-reading text-lg leading-relaxed hyphens-auto whitespace-pre-line">{text.excerpt}</p>
    <p className="text-sm text-ink-soft">{text.author.nickname}</p>
  </article>
);

function NewestTexts({ texts, hasAny }: { texts: TextSummary[]; hasAny: boolean }) {
  if (!hasAny) {
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
      <div className="tile-grid mt-8">
        {texts.map((text, index) => (
          <TextTile key={text.id} size={index === 0 ? "lead" : "plain"} text={text} />
        ))}
      </div>
      <p className="mt-10">
        <ButtonAnchor href={READ_PATH} look="secondary">
          {copy.read}
          <ArrowRight />
        </ButtonAnchor>
      </p>
    </>
  );
}

const Calls = () => (
  <section className="page mt-24">
    <ul className="grid gap-px overflow-hidden rounded-2xl bg-hairline md:grid-cols-3">
      {communityCalls.map(({ path, title, text }, index) => {
        const Icon = ICONS[index] ?? Pen;
        return (
          <li className="relative grid content-start gap-3 bg-wash p-7 sm:p-9" key={path}>
            <Icon className="size-8 text-accent-ink" />
            <h2 className="text-3xl">
              <SiteLink className="after:absolute after:inset-0 hover:underline" path={path}>
                {title}
              </SiteLink>
            </h2>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
