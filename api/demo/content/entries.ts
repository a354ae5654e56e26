import { ContributionState } from "@inktvis/contract/features/contests/awards";
import type { Tx } from "#platform/db/database.ts";
import { ageCategoryFor } from "#features/contests/contests/contest.rules.ts";
import { freezeEntry } from "#features/contests/participations/freeze.ts";
import { insertText } from "#features/texts/texts/text-writing.ts";
import { bodyColumnsFromHtml } from "#features/texts/texts/text.rules.ts";
import { days, later } from "#platform/clock.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";
import type { AddedContest } from "./contests.ts";
import { entrantOf } from "./entrants.ts";

/** A text of api/demo/entries that somebody enters in a contest, read and checked for form. */
export interface DemoEntry {
  key: string;
  title: string;
  /** The key of a person in people.ts. */
  author: string;
  /** The key of a contest. */
  contest: string;
  genres: string[];
  /** Null for an entry that was started but not handed in. */
  handedInAt: Date | null;
  startedAt: Date;
  award: ContributionState;
  mayLink: boolean;
  picture: string | null;
  body: string;
}

export const readDemoEntries = async (now: Date): Promise<DemoEntry[]> =>
  (await readDemoFiles("entries")).map((file) => entryOf(file, now));

function entryOf(file: DemoFile, now: Date): DemoEntry {
  const handedInAt = file.optional("handed-in") === null ? null : file.moment("handed-in", now);
  return {
    key: file.key,
    title: file.required("title"),
    author: file.required("author"),
    contest: file.required("contest"),
    genres: file.list("genres"),
    handedInAt,
    startedAt: later(handedInAt ?? now, -days(1)),
    award: ContributionState.parse(file.optional("award") ?? "none"),
    mayLink: file.flag("may-link"),
    picture: file.optional("picture"),
    body: file.body,
  };
}

interface EntryFacts {
  contest: AddedContest;
  cover: string | undefined;
  personId: (key: string) => string;
  genreId: (key: string) => number;
}

/** @returns the id of the only contribution of the entry */
export async function addEntry(tx: Tx, entry: DemoEntry, { contest, cover, personId, genreId }: EntryFacts) {
  const user_id = personId(entry.author);
  const writtenAt = later(entry.startedAt, -days(2));
  const text = await insertText(
    tx,
    {
      author_id: user_id,
      title: entry.title,
      ...bodyColumnsFromHtml(entry.body),
      image_id: cover,
      is_private: true,
      members_only: false,
      created_at: writtenAt,
      updated_at: writtenAt,
      published_at: null,
    },
    entry.genres.map(genreId),
  );
  if (cover) await tx.updateTable("images").set({ owner_id: user_id }).where("id", "=", cover).execute();
  const { answer, ...entrant } = entrantOf(entry.author);
  const participation = await tx
    .insertInto("participations")
    .values({
      contest_id: contest.id,
      user_id,
      started_at: entry.startedAt,
      may_link: entry.mayLink,
      ...(entry.handedInAt && { ...entrant, extra_field1: contest.question && answer }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contribution = await tx
    .insertInto("contributions")
    .values({ participation_id: participation.id, contest_id: contest.id, text_id: text.id, position: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (entry.handedInAt) {
    const category = ageCategoryFor(contest.ageCategories, entrant.date_of_birth, contest.deadline);
    await freezeEntry(tx, {
      participationId: participation.id,
      ageCategoryId: category?.id ?? null,
      now: entry.handedInAt,
    });
  }
  if (entry.award !== "none") {
    const told = { state: entry.award, told_award: entry.award };
    await tx.updateTable("contributions").set(told).where("id", "=", contribution.id).execute();
  }
  return contribution.id;
}
