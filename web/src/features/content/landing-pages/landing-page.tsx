import { useSuspenseQuery } from "@tanstack/react-query";
import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage as Page } from "@inktvis/contract/features/content/landing-pages";
import { SITES, type SiteName } from "@inktvis/contract/sites";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { FeatureFrames } from "./blocks/feature-frames.tsx";
import { Gallery } from "./blocks/gallery.tsx";
import { InfoSplit } from "./blocks/info-split.tsx";
import { IntroHero } from "./blocks/intro-hero.tsx";
import { Quotes } from "./blocks/quotes.tsx";
import { useTypedHref } from "#platform/site-link.tsx";
import { landingPageQuery } from "./landing-page.queries.ts";
import { landingMessages as copy } from "./messages.nl.ts";
import "./landing-page.css";

/** The content of a landing page; the layout around it provides the colours of its theme. */
export type LandingContent = Pick<Page, "title" | "site" | "menu" | "blocks">;

export function LandingPage({ slug }: { slug: string }) {
  const { data: page } = useSuspenseQuery(landingPageQuery(slug, usePreviewToken()));
  return <LandingView page={page} />;
}

/** A landing page without its footer; also the preview in the staff room. */
function LandingView({ page: { title, site, menu, blocks } }: { page: LandingContent }) {
  const hasHero = blocks[0]?.kind === "intro";
  return (
    <div className="landing">
      <Header menu={menu} site={site} />
      {/* When the first block is an intro, its title is the title of the page. */}
      {!hasHero && <h1 className="page landing-title">{title}</h1>}
      {blocks.map((block, index) => (
        <section className={`landing-block landing-${block.kind}`} id={block.anchor} key={block.id}>
          <BlockView block={block} isFirst={index === 0} site={site} />
        </section>
      ))}
    </div>
  );
}

interface BlockViewProps {
  block: LandingBlock;
  isFirst: boolean;
  site: SiteName;
}

function BlockView({ block, isFirst, site }: BlockViewProps) {
  switch (block.kind) {
    case "intro":
      return <IntroHero block={block} isTitle={isFirst} site={site} />;
    case "info_big":
      return <InfoSplit block={block} site={site} />;
    case "quotes":
      return <Quotes block={block} />;
    case "gallery":
      return <Gallery block={block} />;
    case "block_4":
      return <FeatureFrames block={block} site={site} />;
    default:
      return block satisfies never;
  }
}

/** The logo, and the menu that the editors chose. */
function Header({ menu, site }: Pick<LandingContent, "menu" | "site">) {
  const current = useCurrentSite().site;
  return (
    <header className="page landing-header">
      <SiteLink className="landing-logo" path="/" {...(site !== current && { site })}>
        <InkMark className="h-9 flex-none text-accent-ink" />
        {SITES[site].title}
      </SiteLink>
      {menu.length > 0 && (
        <nav aria-label={copy.menu} className="landing-menu">
          <ul>
            {menu.map((link, index) => (
              <li key={`${index} ${link.url}`}>
                <MenuLink link={link} site={site} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

function MenuLink({ link: { title, url }, site }: { link: Page["menu"][number]; site: SiteName }) {
  return (
    <a className="inline-flex min-h-11 items-center font-semibold hover:underline" href={useTypedHref(site, url)}>
      {title}
    </a>
  );
}
