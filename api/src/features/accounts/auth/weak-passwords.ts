import { PASSWORD_MIN } from "@inktvis/contract/layer/fields";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "#platform/http/errors.ts";

/** What others know of who chooses the password. */
interface Owner {
  email: string;
  nickname: string;
}

const COMMON_COUNT = 10_000;
/** Those that leaked most, of what is long enough to be chosen here. The list is ranked, and in lower case. */
const commonPasswords = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= PASSWORD_MIN).slice(0, COMMON_COUNT),
);

/** A name shorter than this stands in too many words to say anything. */
const SHORTEST_NAME = 3;
/** So many letters and digits must be left when the names are taken out. */
const OWN_PART = 5;

const COMMON = "Dit wachtwoord kiezen heel veel mensen, en dan is het snel geraden. Kies er één dat alleen van jou is.";
const PERSONAL =
  "Je naam of je e-mailadres is snel geraden. Kies een wachtwoord waar die niet in staan, of zet er meer bij.";

/** Capitals, accents, spaces and signs between do not make it harder to guess. */
const normalized = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** As typed, without what makes it no harder to guess, or one sign over and over. */
const isCommon = (password: string) =>
  commonPasswords.has(password.trim().toLowerCase()) ||
  commonPasswords.has(normalized(password)) ||
  new Set(password).size === 1;

/** What is wrong with a password, in words for who chooses it; undefined when it may be chosen. */
export function weaknessOf(password: string, { email, nickname }: Owner) {
  if (isCommon(password)) return COMMON;
  const whole = normalized(password);
  const own = namesIn([email, email.split("@")[0] ?? "", nickname]).reduce(
    (left, name) => left.replaceAll(name, ""),
    whole,
  );
  return own !== whole && own.length < OWN_PART ? PERSONAL : undefined;
}

/** Each whole, and the words of each; the longest first, so that no piece of it stays. */
const namesIn = (owned: readonly string[]) =>
  [...owned, ...owned.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))]
    .map(normalized)
    .filter(({ length }) => length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length);

/**
 * The one rule for every password that is chosen, beside its length (contract `NewPassword`). A password of before the
 * rule goes on to work.
 * @throws 422 at `password`
 */
export function refuseWeakPassword(password: string, owner: Owner) {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw invalid({ password: weakness });
}
