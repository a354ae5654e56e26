import type { Tx } from "#platform/db/database.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { insertContest } from "#features/contests/contests/contest-writing.ts";
import { excerptOf } from "#features/texts/texts/text.rules.ts";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { cleanHtml, plainLines } from "#platform/rich-text.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";

export const ORGANIZER = "wedstrijdorganisator";

/** A contest of api/demo/contests, read and checked for form. */
export interface DemoContest {
  key: string;
  title: string;
  organization: string;
  reward: string;
  /** Keys of genres. */
  genres: string[];
  /** Null for a contest that is only announced. */
  type: "open" | "closed" | null;
  publishedAt: Date | null;
  deadline: Date;
  juryDeadline: Date | null;
  endedAt: Date | null;
  /** The moment for which the result is announced, and the moment at which it was released. */
  resultAt: Date | null;
  releasedAt: Date | null;
  /** How many texts an entry consists of. */
  texts: number;
  fewer: boolean;
  isBlind: boolean;
  /** From and to, inclusive. */
  ages: (readonly [number, number])[];
  question: string | null;
  picture: string;
  description: string;
  rules: string;
  juryWord: string | null;
}

/** The moments in the files count from `now`: whenever the demo starts, one contest ends tomorrow. */
export const readDemoContests = async (now: Date): Promise<DemoContest[]> =>
  (await readDemoFiles("contests")).map((file) => contestOf(file, now));

function contestOf(file: DemoFile, now: Date): DemoContest {
  const mode = file.required("mode");
  if (mode !== "open" && mode !== "closed" && mode !== "display")
    throw file.malformed(`mode is "${mode}", not open, closed or display`);
  const [description, rules, juryWord = null] = file.body.split("\n<hr>\n");
  if (!description || !rules) throw file.malformed("no <hr> between what it is about and its rules");
  const momentOrNull = (field: string) => (file.optional(field) === null ? null : file.moment(field, now));
  return {
    key: file.key,
    title: file.required("title"),
    organization: file.required("organization"),
    reward: file.required("reward"),
    genres: file.list("genres"),
    type: mode === "display" ? null : mode,
    publishedAt: momentOrNull("published"),
    deadline: file.moment("deadline", now),
    juryDeadline: momentOrNull("jury-deadline"),
    endedAt: momentOrNull("ended"),
    resultAt: momentOrNull("result"),
    releasedAt: momentOrNull("released"),
    texts: Number(file.optional("texts") ?? 1),
    fewer: file.flag("fewer"),
    isBlind: file.optional("blind") === null || file.flag("blind"),
    ages: file.list("ages").map((range) => ageRange(file, range)),
    question: file.optional("question"),
    picture: file.required("picture"),
    description,
    rules,
    juryWord,
  };
}

function ageRange(file: DemoFile, range: string) {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(range) ?? [];
  if (!from || !to) throw file.malformed(`"${range}" is not a range of ages`);
  return [Number(from), Number(to)] as const;
}

/** A contest as stored, for the entries and the jury that are added to it. */
export interface AddedContest extends DemoContest {
  id: string;
  ageCategories: { id: number; age_from: number; age_to: number }[];
}

interface ContestFacts {
  banners: { big: string | undefined; small: string | undefined };
  personId: (key: string) => string;
  genreId: (key: string) => number;
  now: Date;
}

/** Nobody reads this address: mails of the demo stay in the mailbox of the demo. */
const CONTACT = "wedstrijden@inktvis.example";

export async function addContest(tx: Tx, contest: DemoContest, facts: ContestFacts): Promise<AddedContest> {
  const { banners, personId, genreId, now } = facts;
  const organizer_id = personId(ORGANIZER);
  const description = cleanHtml(contest.description);
  const isInteractive = contest.type !== null;
  const madeAt = later(contest.publishedAt ?? now, -days(3));
  const { id } = await insertContest(tx, {
    organizer_id,
    title: contest.title,
    description,
    rules: cleanHtml(contest.rules),
    excerpt: excerptOf(plainLines(description)),
    reward: contest.reward,
    organization: contest.organization,
    contact_email: CONTACT,
    deadline: contest.deadline,
    jury_deadline: contest.juryDeadline,
    banner_big_id: banners.big,
    banner_small_id: banners.small,
    extra_field1: contest.question,
    mode: isInteractive ? "interactive" : "display",
    type: contest.type,
    contributions_per_user: isInteractive ? contest.texts : null,
    allow_fewer_contributions: contest.fewer,
    use_age_categories: contest.ages.length > 0,
    is_blind: contest.isBlind,
    // Even for a contest that is not published yet, and set back to null below: its slug would otherwise get a random
    // part, and tests name that slug.
    published_at: contest.publishedAt ?? now,
    first_published_at: contest.publishedAt,
    ended_at: contest.endedAt,
    created_at: madeAt,
    updated_at: contest.publishedAt ?? madeAt,
  });
  if (!contest.publishedAt) await tx.updateTable("contests").set({ published_at: null }).where("id", "=", id).execute();
  if (contest.resultAt ?? contest.releasedAt)
    await tx
      .insertInto("contest_results")
      .values({
        contest_id: id,
        expected_on: contest.resultAt && brusselsDay(contest.resultAt),
        jury_word: contest.juryWord && cleanHtml(contest.juryWord),
        released_at: contest.releasedAt,
        updated_at: contest.releasedAt ?? madeAt,
      })
      .execute();
  await setGenres(tx, "contest_genres", id, contest.genres.map(genreId));
  const images = [banners.big, banners.small].filter((image) => image !== undefined);
  for (const image of images)
    await tx.updateTable("images").set({ owner_id: organizer_id }).where("id", "=", image).execute();
  const ageCategories: AddedContest["ageCategories"] = [];
  for (const [age_from, age_to] of contest.ages) {
    ageCategories.push(
      await tx
        .insertInto("contest_age_categories")
        .values({ contest_id: id, age_from, age_to })
        .returning(["id", "age_from", "age_to"])
        .executeTakeFirstOrThrow(),
    );
  }
  return { ...contest, id, ageCategories };
}
