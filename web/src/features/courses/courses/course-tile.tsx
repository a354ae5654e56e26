import type { CourseSummary } from "@inktvis/contract/features/courses/courses";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { DateTime } from "#platform/date-time.tsx";
import { formatPrice } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { Tile, TILE_PICTURE, TileCover } from "#ui/tile.tsx";
import { courseTileMessages as copy } from "./course-tile.nl.ts";

interface CourseTileProps {
  course: CourseSummary;
  lead?: boolean;
}

/** A course in a list: when it begins, where, what it costs, and whether there is a seat. */
export function CourseTile({ course, lead = false }: CourseTileProps) {
  const { title, slug, intro, image, type, region, startDate, hasRealLifePart, isBeforeEnrollmentDeadline } = course;
  const passed = !isBeforeEnrollmentDeadline;
  const state = stateOf(course);
  return (
    <Tile
      eyebrow={type.name}
      footer={
        <>
          {hasRealLifePart && startDate ? (
            <>
              {copy.starts} <DateTime date={startDate} /> · {region.name}
            </>
          ) : (
            copy.ownPace
          )}{" "}
          · {priceOf(course)}
        </>
      }
      lead={lead}
      picture={
        <>
          {image ? (
            <TextPicture
              className={passed ? "opacity-60 grayscale" : undefined}
              inList={!lead}
              picture={image}
              {...TILE_PICTURE[lead ? "lead" : "plain"]}
            />
          ) : (
            <TileCover label={course.genres[0]?.name} muted={passed} title={title} />
          )}
          {state && (
            <p
              className={`absolute bottom-3 left-3 rounded-full px-3 py-1 text-sm font-semibold tabular-nums ${passed ? "bg-sunken text-ink" : "bg-accent text-on-accent"}`}
            >
              {state}
            </p>
          )}
        </>
      }
      title={
        <SiteLink path={coursePath(slug)} site="organization">
          {title}
        </SiteLink>
      }
    >
      <p
        className={`line-clamp-3 font-reading leading-relaxed hyphens-auto whitespace-pre-line ${lead ? "text-xl" : ""}`}
      >
        {intro}
      </p>
    </Tile>
  );
}

function stateOf({ isBeforeEnrollmentDeadline, availableSeats }: CourseSummary) {
  if (!isBeforeEnrollmentDeadline) return copy.passed;
  if (availableSeats === null) return undefined;
  return availableSeats === 0 ? copy.full : copy.seats(availableSeats);
}

function priceOf({ pricingStrategy, price, priceLow }: CourseSummary) {
  if (pricingStrategy === "paid_levels") return copy.from(formatPrice(priceLow ?? 0));
  return formatPrice(price ?? 0);
}
