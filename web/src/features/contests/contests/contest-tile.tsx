import type { ContestSummary } from "@inktvis/contract/features/contests/contest";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { useTimeLeft } from "#platform/time-left.ts";
import { TILE_PICTURE, Tile, TileCover, TileExcerpt } from "#ui/tile.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { enteredUntil } from "./entered-until.ts";
import { isJudged } from "./is-judged.ts";
import { contestTileMessages as copy } from "./contest-tile.nl.ts";

interface ContestTileProps {
  contest: ContestSummary;
  lead?: boolean;
}

/** A contest in a list: its banner as a poster, with the time left to enter on it. */
export function ContestTile({ contest, lead = false }: ContestTileProps) {
  const { title, slug, excerpt, bannerSmall, organization, isPassed } = contest;
  return (
    <Tile
      eyebrow={contest.type === "closed" ? copy.closed : copy.contest}
      footer={
        <>
          {organization} · {isPassed ? (isJudged(contest) ? copy.enteredUntil : copy.passedOn) : copy.until}{" "}
          <DateTime date={enteredUntil(contest)} />
        </>
      }
      lead={lead}
      picture={
        <>
          {bannerSmall ? (
            <TextPicture
              className={isPassed ? "opacity-60 grayscale" : undefined}
              inList={!lead}
              picture={bannerSmall}
              {...TILE_PICTURE[lead ? "lead" : "plain"]}
            />
          ) : (
            <TileCover label={contest.genres[0]?.name} muted={isPassed} title={title} />
          )}
          <p
            className={`absolute bottom-3 left-3 rounded-full px-3 py-1 text-sm font-semibold tabular-nums ${isPassed ? "bg-sunken text-ink" : "bg-accent text-on-accent"}`}
          >
            {isPassed ? passedWords(contest) : <TimeLeft contest={contest} />}
          </p>
        </>
      }
      title={
        <SiteLink path={contestPath(slug)} site="community">
          {title}
        </SiteLink>
      }
    >
      <TileExcerpt>{excerpt}</TileExcerpt>
    </Tile>
  );
}

/** In the largest unit that is not zero; the page of the contest shows it to the second. */
function TimeLeft({ contest }: { contest: ContestSummary }) {
  const left = useTimeLeft(contest.deadline);
  if (left === undefined) return copy.running;
  const minutes = Math.ceil(left / 60_000);
  if (minutes >= 48 * 60) return copy.days(Math.floor(minutes / 60 / 24));
  if (minutes >= 120) return copy.hours(Math.floor(minutes / 60));
  return minutes > 0 ? copy.minutes(minutes) : passedWords(contest);
}

function passedWords(contest: ContestSummary) {
  if (contest.hasResult) return copy.hasResult;
  return isJudged(contest) ? copy.judged : copy.passed;
}
