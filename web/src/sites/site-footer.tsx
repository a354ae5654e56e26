import { SITE_NAMES, type SiteName, SITES } from "@inktvis/contract/sites";
import { reopenConsent } from "#platform/consent/consent.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { type FooterLink, LEGAL_LINKS, type SiteDefinition } from "./site-definition.ts";
import { BareButton } from "#ui/button.tsx";

const sisters = SITE_NAMES.filter((name) => SITES[name].inSwitcher);

/** The footer: links of the site, the other sites, and legal pages. */
export function SiteFooter({ definition: { name, tagline, footer } }: { definition: SiteDefinition }) {
  const { socialLinks } = useCurrentSite();
  return (
    <footer className="mt-24 border-t border-hairline bg-sunken">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-[2fr] lg:auto-cols-[minmax(max-content,1fr)]">
        <div>
          <InkMark className="h-12 text-accent-ink [--mark-eye:var(--sunken)]" />
          <p className="mt-4 max-w-xs font-display text-xl font-medium">{tagline}</p>
        </div>
        {footer.map(({ title, links, social }) => (
          <Column key={title} links={social ? [...links, ...socialLinks] : links} title={title} />
        ))}
        <Column
          links={sisters
            .filter((sister) => sister !== name)
            .map((sister) => ({ title: SITES[sister].title, path: "/", site: sister }))}
          title="Onze sites"
        />
      </div>
      <LegalLine name={name} />
    </footer>
  );
}

/** The last line of a footer. */
const LegalLine = ({ name }: { name: SiteName }) => (
  <div className="page">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-hairline py-4 text-sm text-ink-soft">
      <span>Inktvis</span>
      {LEGAL_LINKS.map((link) => (
        <FooterAnchor key={link.path} link={link} />
      ))}
      {SITES[name].asksConsent && (
        <BareButton className="min-h-8 cursor-pointer hover:underline" onClick={reopenConsent}>
          Cookies
        </BareButton>
      )}
    </div>
  </div>
);

/** The footer of a landing page: the logo and the legal pages. */
export const LandingFooter = ({ definition: { name, tagline } }: { definition: SiteDefinition }) => (
  <footer className="border-t border-hairline bg-sunken">
    <div className="page flex flex-wrap items-center gap-4 py-8">
      <InkMark className="h-10 text-accent-ink [--mark-eye:var(--sunken)]" />
      <p className="font-display text-lg font-medium">{tagline}</p>
    </div>
    <LegalLine name={name} />
  </footer>
);

const Column = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <div>
    <h2 className="font-sans text-sm font-semibold tracking-wide text-ink-soft">{title}</h2>
    <ul className="mt-2">
      {links.map((link) => (
        <li key={link.title}>
          <FooterAnchor link={link} />
        </li>
      ))}
    </ul>
  </div>
);

function FooterAnchor({ link }: { link: FooterLink }) {
  const className = "inline-flex min-h-8 items-center hover:underline";
  if ("href" in link) {
    return (
      <a className={className} href={link.href} rel="external">
        {link.title}
      </a>
    );
  }
  const { title, path, site } = link;
  return (
    <SiteLink className={className} path={path} {...(site && { site })}>
      {title}
    </SiteLink>
  );
}
