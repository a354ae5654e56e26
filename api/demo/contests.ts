import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { addContest, type DemoContest, readDemoContests } from "./content/contests.ts";
import { addEntry, type DemoEntry, readDemoEntries } from "./content/entries.ts";
import { addInvitations, addJury, addVerdicts } from "./content/juries.ts";
import { bigBannerOf, coverOf, smallBannerOf } from "./drawings.ts";
import { storePictures } from "./store-pictures.ts";
import type { Demo } from "./demo.ts";

type Contests = Awaited<ReturnType<typeof readContests>>;
type Pictures = Awaited<ReturnType<typeof storeContestPictures>>;

export async function readContests(now: Date) {
  const [contests, entries] = await Promise.all([readDemoContests(now), readDemoEntries(now)]);
  return { contests, entries, now };
}

/** Stores the pictures of contests and entries. */
async function storeContestPictures(services: Services, { contests, entries }: Contests) {
  return {
    bannersBig: await storePictures<DemoContest>(services, contests, bigBannerOf),
    bannersSmall: await storePictures<DemoContest>(services, contests, smallBannerOf),
    covers: await storePictures<DemoEntry>(services, entries, coverOf),
  };
}

/** The contests and entries. Their pictures are stored here, because that does not belong in the transaction. */
export async function prepareContests(services: Services) {
  const contests = await readContests(services.clock.now());
  return { ...contests, pictures: await storeContestPictures(services, contests) };
}

/** A contest in every possible state, with its entries and jury. */
export async function addContests(
  tx: Tx,
  { contests, entries, now, pictures }: Contests & { pictures?: Pictures },
  { personId, genreId }: Pick<Demo, "personId" | "genreId">,
) {
  for (const contest of contests) {
    const banners = { big: pictures?.bannersBig.get(contest), small: pictures?.bannersSmall.get(contest) };
    const added = await addContest(tx, contest, { banners, personId, genreId, now });
    const jurors = await addJury(tx, added, personId);
    await addInvitations(tx, added, personId);
    for (const entry of entries.filter(({ contest: key }) => key === contest.key)) {
      const contributionId = await addEntry(tx, entry, {
        contest: added,
        cover: pictures?.covers.get(entry),
        personId,
        genreId,
      });
      await addVerdicts(tx, { entry, contributionId, contest: added, jurors });
    }
  }
}
