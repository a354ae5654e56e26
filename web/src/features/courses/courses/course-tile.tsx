import type { CourseSummary } from "@inktvis/contract/features/courses/course";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { TILE_PICTURE, Tile, TileCover, TileExcerpt } from "#ui/tile.tsx";
import { priceText } from "./course-price.ts";
import { isFull, isPassed } from "./course-state.ts";
import { courseTileMessages as copy } from "./course-tile.nl.ts";
import { CourseDays } from "./course-days.tsx";

/** From this number down, the tile says how many seats are left. */
const FEW_SEATS = 5;

interface CourseTileProps {
  course: CourseSummary;
  lead?: boolean;
  /** Whether the tile is at the top of its page: its picture is then loaded at once. */
  isAtTop?: boolean;
}

/** A course in a list: when it begins, where, what it costs, who it is for, and whether there is a seat. */
export function CourseTile({ course, lead = false, isAtTop = lead }: CourseTileProps) {
  const { title, slug, intro, type, region, ageCategory, courseStudentLevels, hasRealLifePart } = course;
  return (
    <Tile
      eyebrow={course.organizedByCs && !type.name.includes(copy.house) ? `${type.name} · ${copy.house}` : type.name}
      footer={
        <div className="grid gap-1">
          <p className="font-semibold text-ink">
            <CourseDays course={course} without={course.duration.name} /> ·{" "}
            {hasRealLifePart ? region.name : copy.withoutMeetings}
          </p>
          <p>
            {[priceText(course), ageCategory.name, courseStudentLevels.map(({ name }) => name).join(", ")]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      }
      lead={lead}
      picture={<Poster course={course} isAtTop={isAtTop} lead={lead} />}
      title={
        <SiteLink path={coursePath(slug)} site="organization">
          {title}
        </SiteLink>
      }
    >
      <TileExcerpt>{intro}</TileExcerpt>
    </Tile>
  );
}

/** The picture with the state of the course on it; a cover without a picture starts with the state. */
function Poster({ course, lead, isAtTop }: Required<CourseTileProps>) {
  const { image, title, genres } = course;
  const isOver = isPassed(course) || isFull(course);
  const state = stateOf(course);
  if (!image) {
    return (
      <>
        <TileCover label={state ?? genres[0]?.name} muted={isOver} title={title} />
        {state && <p className="sr-only">{state}</p>}
      </>
    );
  }
  return (
    <>
      <TextPicture
        className={isOver ? "opacity-60 grayscale" : undefined}
        inList={!isAtTop}
        picture={image}
        {...TILE_PICTURE[lead ? "lead" : "plain"]}
      />
      {state && (
        <p
          className={`absolute bottom-3 left-3 rounded-full px-3 py-1 text-sm font-semibold tabular-nums ${isOver ? "bg-sunken text-ink" : "bg-accent text-on-accent"}`}
        >
          {state}
        </p>
      )}
    </>
  );
}

/** The state that prevents people from joining, or makes it urgent. */
function stateOf(course: CourseSummary) {
  const { isClosed, availableSeats } = course;
  if (isPassed(course)) return copy.passed;
  if (isFull(course)) return copy.full;
  if (isClosed) return copy.closed;
  return availableSeats !== null && availableSeats <= FEW_SEATS ? copy.seats(availableSeats) : undefined;
}
