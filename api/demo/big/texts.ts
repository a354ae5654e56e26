import { excerptOf } from "#features/texts/texts/text.rules.ts";
import { countLines, countWords, plainLines, plainText } from "#platform/rich-text.ts";
import { slugify } from "#platform/slugs.ts";
import { poemBody, proseBody } from "./bodies.ts";
import type { Planted } from "./planted-words.ts";
import { chooser, type Random, uuidAt } from "./random.ts";
import { TITLES } from "./sentences.ts";
import { readPattern, say, type Voice, voiceOf } from "./voice.ts";

export interface Genre {
  id: number;
  name: string;
}
const IN_VERSES = new Set(["Poëzie", "Songtekst", "Spoken word"]);
const titles = TITLES.map(readPattern);
const SHORTEST_TITLE = 3;
const HOUR = 3_600_000;

export const TEXT_TYPES = {
  id: "uuid",
  author_id: "uuid",
  slug: "text",
  title: "text",
  body: "text",
  excerpt: "text",
  word_count: "integer",
  line_count: "integer",
  is_private: "boolean",
  members_only: "boolean",
  likes: "integer",
  views: "integer",
  reads: "integer",
  created_at: "timestamptz",
  updated_at: "timestamptz",
  published_at: "timestamptz",
};

interface TextFacts {
  authorId: string;
  /** The genres decide whether the text is in verse. */
  genres: readonly Genre[];
  at: Date;
  isPrivate: boolean;
  membersOnly: boolean;
  likes: number;
  planted: Planted | undefined;
  freeSlug: (title: string) => string;
}

export function textRow(random: Random, facts: TextFacts) {
  const { authorId, genres, at, isPrivate, membersOnly, likes, planted, freeSlug } = facts;
  const voice = voiceOf(random);
  const write = genres.some(({ name }) => IN_VERSES.has(name)) ? poemBody : proseBody;
  const body = write(random, voice, planted?.word);
  const lines = plainLines(body);
  const title = planted?.isInTitle ? `Een ${planted.word}` : titleOf(random, voice);
  // People who like a text have viewed it; most people who view a text do not like it.
  const views = isPrivate ? 0 : Math.ceil(likes * (2 + 6 * random.next()) + 60 * random.next() ** 3);
  return {
    id: uuidAt(at, random),
    author_id: authorId,
    slug: freeSlug(slugify(title)),
    title,
    body,
    excerpt: excerptOf(lines),
    word_count: countWords(plainText(body)),
    line_count: countLines(lines),
    is_private: isPrivate,
    members_only: membersOnly,
    likes,
    views,
    reads: Math.floor(views * (0.2 + 0.6 * random.next())),
    created_at: new Date(at.getTime() - 30 * HOUR * random.next()),
    updated_at: at,
    published_at: isPrivate ? null : at,
  };
}

function titleOf(random: Random, voice: Voice): string {
  const title = say(random.one(titles), voice);
  return title.length < SHORTEST_TITLE ? titleOf(random, voice) : title;
}

/** Chooses 1 to 3 genres, those at the start of the list more often. */
export function genreChooser(genres: readonly Genre[]) {
  const any = chooser(genres.map((_, rank) => 1 / (rank + 1.5)));
  return (random: Random) => {
    const chosen = new Set<Genre>();
    for (let left = 1 + random.below(3); left > 0; left--) chosen.add(genres[any(random)] as Genre);
    return [...chosen];
  };
}
