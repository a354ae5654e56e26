import type { Organized, Person } from "@inktvis/contract/features/profiles/profiles";
import { organizedPath } from "@inktvis/contract/page-paths/community";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { isOver } from "./is-over.ts";
import { OrganizedTile } from "./organized-tile.tsx";
import { organizedMessages as copy } from "./organized.nl.ts";

/** The number that is shown on the profile itself. */
const SHOWN = 6;

interface PersonOrganizesProps {
  person: Person;
  /** The first page of what the person organises. */
  organized: { data: Organized[]; meta: { total: number } };
  /** Whether it spans the whole width of the page, because there is no portfolio beside it. */
  wide: boolean;
}

/** What somebody organises that is not over, the nearest first, and a link to the rest. */
export function PersonOrganizes({ person, organized: { data, meta }, wide }: PersonOrganizesProps) {
  const { slug, nickname } = person;
  const shown = data.filter((organized) => !isOver(organized)).slice(0, SHOWN);
  return (
    <section aria-labelledby="organizes">
      <h2 className="mb-8 text-3xl sm:text-4xl" id="organizes">
        {copy.organizes}
      </h2>
      {shown.length > 0 ? (
        <ul className={wide ? "tile-grid" : "grid gap-x-10 gap-y-12 sm:grid-cols-2"}>
          {shown.map((organized) => (
            <li className="min-w-0" key={organized.id}>
              <OrganizedTile organized={organized} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{copy.nothingUpcoming}</p>
      )}
      {meta.total > shown.length && (
        <p className="mt-8">
          <SiteLink
            className="inline-flex min-h-6 items-center gap-2 font-semibold text-accent-ink hover:underline"
            path={organizedPath(slug)}
          >
            {(shown.length > 0 ? copy.allOrganized : copy.organizedBefore)(nickname)}
            <ArrowRight />
          </SiteLink>
        </p>
      )}
    </section>
  );
}
