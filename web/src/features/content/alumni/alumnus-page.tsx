import { useSuspenseQuery } from "@tanstack/react-query";
import type { Alumnus } from "@inktvis/contract/features/content/alumni";
import { ALUMNI_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { usePreviewToken } from "#platform/preview-token.ts";
import { PictureCredit } from "#ui/picture-credit.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Actions } from "../articles/article-foot.tsx";
import { Portrait } from "../team/portrait.tsx";
import { alumnusQuery } from "./alumni.queries.ts";
import { alumniMessages as copy } from "./messages.nl.ts";

/** The page of an alumnus. */
export function AlumnusPage({ slug }: { slug: string }) {
  const { data: alumnus } = useSuspenseQuery(alumnusQuery(slug, usePreviewToken()));
  return (
    <>
      <AlumnusView alumnus={alumnus} />
      <p className="page mt-14">
        <SiteLink className="link" path={ALUMNI_PATH} site="schrijfacademie">
          {copy.others}
        </SiteLink>
      </p>
    </>
  );
}

/** An alumnus: the portrait beside their words. */
const AlumnusView = ({ alumnus }: { alumnus: Alumnus }) => (
  <article className="page grid gap-x-16 gap-y-8 pt-8 sm:pt-14 lg:grid-cols-[20rem_1fr]">
    <div className="max-w-52 lg:max-w-80">
      <Portrait image={alumnus.image} inList={false} name={alumnus.title} />
      {alumnus.image && <PictureCredit picture={alumnus.image} />}
    </div>
    <div className="grid content-start gap-6">
      <p className="eyebrow">{alumnus.genres.map(({ name }) => name).join(" · ") || copy.alumnus}</p>
      <h1 className="text-5xl sm:text-7xl">{alumnus.title}</h1>
      <RichText className="reading max-w-[66ch]" html={alumnus.body} />
      {alumnus.file && (
        <Actions
          downloadLabel={copy.download(alumnus.file.name)}
          home="schrijfacademie"
          item={{ ctaButtonText: null, ctaButtonUrl: null, file: alumnus.file }}
        />
      )}
    </div>
  </article>
);
