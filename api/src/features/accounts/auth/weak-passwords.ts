import { PASSWORD_MIN } from "@inktvis/contract/layer/fields";
import { SITES } from "@inktvis/contract/sites";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "#platform/http/errors.ts";

/** Public facts about the person who chooses the password. */
interface Owner {
  email: string;
  nickname: string;
}

const COMMON_COUNT = 10_000;
/** The most common leaked passwords of the minimum length. The list is ranked and in lower case. */
const commonPasswords = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= PASSWORD_MIN).slice(0, COMMON_COUNT),
);

/** Shorter names occur in too many passwords. */
const SHORTEST_NAME = 3;
/** Minimum number of letters and digits that must remain without the names. */
const OWN_PART = 5;

const COMMON = "Dit wachtwoord kiezen heel veel mensen, en dan is het snel geraden. Kies er één dat alleen van jou is.";
const PADDED =
  "Een gewoon woord met cijfers of tekens erbij is snel geraden. Kies een zinnetje, of zet er nog woorden bij.";
const PERSONAL =
  "Je naam of je e-mailadres is snel geraden. Kies een wachtwoord waar die niet in staan, of zet er meer bij.";

/** Capitals, accents, spaces and punctuation do not make a password harder to guess. */
const normalized = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The most common passwords of any length, and the names of our sites. */
const commonWords = new Set([
  ...commonPasswords,
  ...dictionary["passwords-common"].slice(0, COMMON_COUNT),
  ...Object.values(SITES).flatMap(({ title }) => [title, ...title.split(" ")].map(normalized)),
]);
/** Digits around a word do not make it harder to guess. */
const isPaddedWord = (password: string) => commonWords.has(normalized(password).replaceAll(/^\p{N}+|\p{N}+$/gu, ""));

/** Whether a password is common as typed or normalized, or repeats one character. */
const isCommon = (password: string) =>
  commonPasswords.has(password.trim().toLowerCase()) ||
  commonPasswords.has(normalized(password)) ||
  new Set(password).size === 1;

/** A Dutch message that says what is wrong with a password; undefined if it is acceptable. */
export function weaknessOf(password: string, { email, nickname }: Owner) {
  if (isCommon(password)) return COMMON;
  if (isPaddedWord(password)) return PADDED;
  const candidate = normalized(password);
  const remaining = namesIn([email, email.split("@")[0] ?? "", nickname]).reduce(
    (left, name) => left.replaceAll(name, ""),
    candidate,
  );
  return remaining !== candidate && remaining.length < OWN_PART ? PERSONAL : undefined;
}

/** Whole names and their parts, longest first, so that removing one leaves no part of a longer one. */
const namesIn = (owned: readonly string[]) =>
  [...owned, ...owned.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))]
    .map(normalized)
    .filter(({ length }) => length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length);

/**
 * The one strength rule for a chosen password, beside its length (contract `NewPassword`). Older passwords keep
 * working.
 * @throws 422 at `password`
 */
export function refuseWeakPassword(password: string, owner: Owner) {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw invalid({ password: weakness });
}
