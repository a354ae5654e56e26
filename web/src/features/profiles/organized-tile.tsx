import type { Organized } from "@inktvis/contract/features/profiles/profiles";
import { ActivityTile } from "#features/activities/activities/activity-tile.tsx";
import { ContestTile } from "#features/contests/contests/contest-tile.tsx";
import { CourseTile } from "#features/courses/courses/course-tile.tsx";

/** The tile of a thing that somebody organises, of any kind. */
export function OrganizedTile({ organized }: { organized: Organized }) {
  switch (organized.model) {
    case "course":
      return <CourseTile course={organized} />;
    case "contest":
      return <ContestTile contest={organized} />;
    case "activity":
      return <ActivityTile activity={organized} />;
    default:
      return organized satisfies never;
  }
}
