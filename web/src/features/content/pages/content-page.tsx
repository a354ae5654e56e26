import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PageForm } from "@inktvis/contract/features/content/page-forms";
import type { Page } from "@inktvis/contract/features/content/pages";
import { usePreviewToken } from "#platform/preview-token.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ChevronRight } from "#ui/icons.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Actions, RelatedArticles } from "../articles/article-foot.tsx";
import { LargePicture } from "#ui/text-picture.tsx";
import { pageMessages as copy } from "./messages.nl.ts";
import { pageQuery } from "./page.queries.ts";
import "./content-page.css";

type PageContent = Pick<
  Page,
  "title" | "site" | "body" | "parentPage" | "subPages" | "image" | "file" | "ctaButtonUrl" | "ctaButtonText"
>;

interface ContentPageProps {
  path: string;
  /** Renders the form of the page, which another feature makes. */
  renderForm: (form: PageForm) => ReactNode;
}

/** A page that the editors wrote, with its form, its subpages and related articles. */
export function ContentPage({ path, renderForm }: ContentPageProps) {
  const { data: page } = useSuspenseQuery(pageQuery(path, usePreviewToken()));
  if (!page) return null;
  return (
    <>
      <PageView form={page.form && renderForm(page.form)} page={page} />
      <RelatedArticles related={page.related} title={copy.related} />
    </>
  );
}

/** A page without its related articles; also the preview in the staff room. */
const PageView = ({ page, form }: { page: PageContent; form?: ReactNode }) => (
  <div className="page pt-8 sm:pt-14">
    <header className="grid gap-4">
      {page.parentPage && (
        <p className="eyebrow">
          <SiteLink className="inline-block min-h-6 hover:underline" path={page.parentPage.fullPath}>
            {page.parentPage.title}
          </SiteLink>
        </p>
      )}
      <h1 className="max-w-4xl text-5xl sm:text-7xl">{page.title}</h1>
    </header>
    {page.image && (
      <LargePicture
        className="aspect-3/2 h-auto w-full rounded-sm object-cover sm:aspect-3/1"
        figureClassName="mt-8 sm:mt-10"
        picture={page.image}
        shape={3 / 2}
        sizes="(width >= 76rem) 70rem, 92vw"
      />
    )}
    <div className="content-page mt-10 sm:mt-12">
      <div className="grid content-start gap-10">
        <RichText html={page.body} />
        {form && <div className="page-form">{form}</div>}
        <Actions home={page.site} item={page} />
      </div>
      <SubPages page={page} />
    </div>
  </div>
);

const SubPages = ({ page: { subPages } }: { page: PageContent }) =>
  subPages.length > 0 && (
    <nav aria-label={copy.subpages} className="content-below">
      <h2 className="font-sans text-sm font-semibold tracking-wide text-ink-soft">{copy.subpages}</h2>
      <ul className="mt-3 border-b border-hairline">
        {subPages.map(({ title, fullPath }) => (
          <li className="border-t border-hairline" key={fullPath}>
            <SiteLink
              className="flex min-h-14 items-center justify-between gap-3 py-2 font-display text-xl hover:text-accent-ink"
              path={fullPath}
            >
              {title}
              <ChevronRight className="size-4" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
