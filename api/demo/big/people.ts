import { slugify } from "#platform/slugs.ts";
import { longTailed, type Random, uuidAt } from "./random.ts";
import { BIOS } from "./sentences.ts";
import { readPattern, say, voiceOf } from "./voice.ts";
import { MEN, PLACES, SURNAMES, WOMEN } from "./words/names.ts";

const NAMES = [...WOMEN, ...MEN];
const NICKNAMES = `
{name} {surname}|{name} {initial}.|{name} van de {noun}|de {adje} {person}|{name} uit {place}|{noun}{number}|{name} en de {noun}|
{name}{number}|{adje} {noun}|{initial}. {surname}|{person} {name}
`
  .split("|")
  .map((pattern) => pattern.trim());
const bios = BIOS.map(readPattern);
const anySurname = longTailed(SURNAMES.length);

export interface BigPerson {
  id: string;
  createdAt: Date;
}

export const PERSON_TYPES = {
  id: "uuid",
  slug: "text",
  nickname: "text",
  email: "text",
  password_hash: "text",
  first_name: "text",
  last_name: "text",
  date_of_birth: "date",
  bio: "text",
  address_city: "text",
  address_country: "text",
  genre_ids: "integer[]",
  real_name_public_visible: "boolean",
  age_public_visible: "boolean",
  terms_agreed_at: "timestamptz",
  created_at: "timestamptz",
};

interface PersonFacts {
  /** Counted from 1; part of the e-mail address. */
  number: number;
  createdAt: Date;
  passwordHash: string;
  genreIds: readonly number[];
  freeSlug: (title: string) => string;
}

/** The row of an invented person. Nobody can sign in as them. */
export function personRow(random: Random, { number, createdAt, passwordHash, genreIds, freeSlug }: PersonFacts) {
  const [first, last] = [random.one(NAMES), SURNAMES[anySurname(random)] as string];
  const nickname = nicknameOf(random, first, last);
  const dayOfBirth = new Date(Date.UTC(1940 + random.below(70), random.below(12), 1 + random.below(28)));
  return {
    id: uuidAt(createdAt, random),
    slug: freeSlug(slugify(nickname)),
    nickname,
    email: bigEmail(number),
    password_hash: passwordHash,
    first_name: first,
    last_name: last,
    date_of_birth: dayOfBirth.toISOString().slice(0, 10),
    bio: random.chance(0.7) ? bioOf(random) : null,
    address_city: random.one(PLACES),
    address_country: "BE",
    genre_ids: `{${genreIds.join()}}`,
    real_name_public_visible: random.chance(0.2),
    age_public_visible: random.chance(0.3),
    terms_agreed_at: createdAt,
    created_at: createdAt,
  };
}

export const bigEmail = (number: number) => `big-${number}@inktvis.example`;

function nicknameOf(random: Random, first: string, last: string) {
  const voice = voiceOf(random);
  const known: Record<string, () => string> = {
    name: () => first,
    surname: () => last,
    initial: () => last.charAt(0),
    number: () => String(random.below(100)),
  };
  return say(readPattern(random.one(NICKNAMES)), { ...voice, gap: (name) => known[name] ?? voice.gap(name) });
}

function bioOf(random: Random) {
  const voice = voiceOf(random);
  return Array.from({ length: 1 + random.below(3) }, () => say(random.one(bios), voice)).join(" ");
}
