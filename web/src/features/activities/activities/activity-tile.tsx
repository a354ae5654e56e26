import type { ActivitySummary } from "@inktvis/contract/features/activities/activities";
import { activityPath } from "@inktvis/contract/page-paths/organization";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { Tile, TILE_PICTURE, TileCover } from "#ui/tile.tsx";
import { activityTileMessages as copy } from "./activity-tile.nl.ts";

interface ActivityTileProps {
  activity: ActivitySummary;
  lead?: boolean;
}

/** An activity in a list: the day and the place. */
export function ActivityTile({ activity, lead = false }: ActivityTileProps) {
  const { title, slug, excerpt, image, dateFrom, dateTo, isPassed, organizer, location } = activity;
  return (
    <Tile
      eyebrow={isPassed ? copy.passed : copy.activity}
      footer={
        <>
          <DateTime date={dateFrom} />
          {dateFrom.slice(0, 10) !== dateTo.slice(0, 10) && (
            <>
              {" "}
              {copy.until} <DateTime date={dateTo} />
            </>
          )}{" "}
          · {location ?? organizer}
        </>
      }
      lead={lead}
      picture={
        image ? (
          <TextPicture
            className={isPassed ? "opacity-60 grayscale" : undefined}
            inList={!lead}
            picture={image}
            {...TILE_PICTURE[lead ? "lead" : "plain"]}
          />
        ) : (
          <TileCover label={activity.genres[0]?.name} muted={isPassed} title={title} />
        )
      }
      title={
        <SiteLink path={activityPath(slug)} site="organization">
          {title}
        </SiteLink>
      }
    >
      <p
        className={`line-clamp-3 font-reading leading-relaxed hyphens-auto whitespace-pre-line ${lead ? "text-xl" : ""}`}
      >
        {excerpt}
      </p>
    </Tile>
  );
}
