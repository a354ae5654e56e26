import type { AlumnusSummary } from "@inktvis/contract/features/content/alumni";
import { alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { SiteLink } from "#platform/site-link.tsx";
import { Portrait } from "../team/portrait.tsx";
import { alumniMessages as copy } from "./messages.nl.ts";

/** An alumnus in a list: a standing portrait with the name below it. */
export const AlumnusTile = ({ alumnus: { slug, title, image, genres } }: { alumnus: AlumnusSummary }) => (
  <article className="tile group relative grid content-start gap-3">
    <Portrait image={image} name={title} />
    <h3 className="text-2xl">
      <SiteLink path={alumnusPath(slug)} site="schrijfacademie">
        {title}
      </SiteLink>
    </h3>
    <p className="eyebrow">{genres.map(({ name }) => name).join(" · ") || copy.alumnus}</p>
  </article>
);
