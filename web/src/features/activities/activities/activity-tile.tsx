import type { ActivitySummary } from "@inktvis/contract/features/activities/activities";
import { activityPath } from "@inktvis/contract/page-paths/organization";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { TILE_PICTURE, Tile, TileExcerpt } from "#ui/tile.tsx";
import { activityTileMessages as copy } from "./activity-tile.nl.ts";
import { calendarSheet, periodInShort } from "./period.ts";

interface ActivityTileProps {
  activity: ActivitySummary;
  lead?: boolean;
}

/** An activity in a list: the day as a sheet of a calendar, and the place. */
export function ActivityTile({ activity, lead = false }: ActivityTileProps) {
  const { title, slug, excerpt, location, organizer, price, organizedByCs } = activity;
  return (
    <Tile
      eyebrow={organizedByCs ? `${copy.activity} · ${copy.house}` : copy.activity}
      footer={
        <div className="grid gap-1">
          <p className="font-semibold text-ink">{periodInShort(activity)}</p>
          <p className="line-clamp-2 break-words">{[location ?? organizer, price].filter(Boolean).join(" · ")}</p>
        </div>
      }
      lead={lead}
      picture={<Poster activity={activity} lead={lead} />}
      title={
        <SiteLink path={activityPath(slug)} site="organization">
          {title}
        </SiteLink>
      }
    >
      <TileExcerpt>{excerpt}</TileExcerpt>
    </Tile>
  );
}

function Poster({ activity, lead }: Required<ActivityTileProps>) {
  const { image, hasBegun, isPassed } = activity;
  const state = isPassed ? copy.passed : hasBegun ? copy.running : undefined;
  return (
    <>
      {image ? (
        <>
          <TextPicture
            className={isPassed ? "opacity-60 grayscale" : undefined}
            inList={!lead}
            picture={image}
            {...TILE_PICTURE[lead ? "lead" : "plain"]}
          />
          <Sheet activity={activity} />
        </>
      ) : (
        <DayCover activity={activity} lead={lead} />
      )}
      {state && (
        <p className="absolute top-3 right-3 rounded-full bg-raised px-3 py-1 text-sm font-semibold text-ink">
          {state}
        </p>
      )}
    </>
  );
}

/** The first day on a picture. The footer of the tile says it in words. */
function Sheet({ activity }: { activity: ActivitySummary }) {
  const { number, month } = calendarSheet(activity);
  return (
    <p
      aria-hidden="true"
      className="absolute top-3 left-3 grid min-w-16 justify-items-center rounded-sm bg-raised px-3 py-2 text-ink"
    >
      <span className="font-display text-4xl leading-none tabular-nums">{number}</span>
      <span className="text-sm font-semibold">{month}</span>
    </p>
  );
}

/** The first day, in place of a picture. */
function DayCover({ activity, lead }: Required<ActivityTileProps>) {
  const { weekday, number, month } = calendarSheet(activity);
  return (
    <div
      aria-hidden="true"
      className={`grid h-full content-between p-5 ${activity.isPassed ? "bg-sunken text-ink-soft" : "bg-field text-on-field"}`}
    >
      <span className="text-sm font-semibold first-letter:uppercase">{weekday}</span>
      <span className="flex items-baseline gap-3 font-display">
        {/* Sized in proportion to the width of the tile. */}
        <span className={`leading-none tabular-nums ${lead ? "text-[clamp(4.5rem,30cqi,14rem)]" : "text-7xl"}`}>
          {number}
        </span>
        <span className={lead ? "text-[clamp(1.875rem,9cqi,4rem)]" : "text-3xl"}>{month}</span>
      </span>
    </div>
  );
}
