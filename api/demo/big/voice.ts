import { longTailed, type Random } from "./random.ts";
import { TIMES } from "./sentences.ts";
import { ADJECTIVES } from "./words/adjectives.ts";
import { MEN, PLACES, WOMEN } from "./words/names.ts";
import { IDEAS_DE, IDEAS_HET, PERSONS, SPOTS, THINGS_DE, THINGS_HET } from "./words/nouns.ts";
import { type Verb, WITH_OBJECT, WITHOUT_OBJECT } from "./words/verbs.ts";
import type { Forms } from "./words/word-forms.ts";

interface Noun {
  forms: Forms;
  neuter: boolean;
}
const withGender = (de: readonly Forms[], het: readonly Forms[]): Noun[] => {
  const nouns: Noun[] = [];
  // Alternating, so that the common nouns of both genders come first.
  for (let at = 0; at < Math.max(de.length, het.length); at++) {
    const [ofDe, ofHet] = [de[at], het[at]];
    if (ofDe) nouns.push({ forms: ofDe, neuter: false });
    if (ofHet) nouns.push({ forms: ofHet, neuter: true });
  }
  return nouns;
};
const THINGS = withGender(THINGS_DE, THINGS_HET);
const IDEAS = withGender(IDEAS_DE, IDEAS_HET);
const NAMES = [...WOMEN, ...MEN];

const anyThing = longTailed(THINGS.length);
const anyDeThing = longTailed(THINGS_DE.length);
const anyIdea = longTailed(IDEAS.length);
const anyPerson = longTailed(PERSONS.length);
const anyAdjective = longTailed(ADJECTIVES.length);
const anySpot = longTailed(SPOTS.length);
const anyTime = longTailed(TIMES.length);
const anyPlace = longTailed(PLACES.length);
const anyDeed = longTailed(WITH_OBJECT.length, { flat: 8 });
const anyAct = longTailed(WITHOUT_OBJECT.length, { flat: 8 });

/** The number of things that one text keeps coming back to. */
const SUBJECTS = 14;
/** The share of nouns that are compounds: as in real Dutch, new words then never run out. */
const COMPOUNDS = 0.06;

/** What fills the gaps of one text: its people, its subjects, and its tense. */
export function voiceOf(random: Random) {
  const past = random.chance(0.5);
  const woman = random.chance(0.5);
  const name = random.one(woman ? WOMEN : MEN);
  const other = random.one(NAMES.filter((each) => each !== name));
  const subjects = Array.from({ length: SUBJECTS }, () => random.one(THINGS));

  const compound = ({ forms: [single, plural], neuter }: Noun): Noun => {
    const first = random.one(THINGS).forms[0];
    return { forms: [first + single, first + plural], neuter };
  };
  const noun = (): Noun => {
    if (random.chance(COMPOUNDS)) return compound(random.one(THINGS));
    return random.chance(0.5) ? random.one(subjects) : (THINGS[anyThing(random)] as Noun);
  };
  const adjective = () => ADJECTIVES[anyAdjective(random)] as Forms;
  const person = () => PERSONS[anyPerson(random)] as Forms;
  const idea = () => IDEAS[anyIdea(random)] as Noun;
  const deed = () => WITH_OBJECT[anyDeed(random)] as Verb;
  const act = () => WITHOUT_OBJECT[anyAct(random)] as Verb;
  const described = (share: number) => (random.chance(share) ? `${adjective()[1]} ` : "");
  const the = ({ forms, neuter }: Noun, share = 0.25) => `${neuter ? "het" : "de"} ${described(share)}${forms[0]}`;
  const many = () => random.one(["twee", "drie", "alle", "de", "de meeste", "een paar"]);

  const gaps: Record<string, () => string> = {
    name: () => name,
    other: () => other,
    pron: () => (woman ? "zij" : "hij"),
    pron2: () => (woman ? "haar" : "hem"),
    poss: () => (woman ? "haar" : "zijn"),
    thing: () => the(noun()),
    athing: () => {
      const { forms, neuter } = noun();
      // An adjective before `het` words keeps its base form after `een`.
      const adjectives = random.chance(0.3) ? `${adjective()[neuter ? 0 : 1]} ` : "";
      return `een ${adjectives}${forms[0]}`;
    },
    things: () => `${described(0.2)}${noun().forms[1]}`,
    // With `de`, so that adjectives and possessives before it are simple.
    noun: () => {
      const forms = THINGS_DE[anyDeThing(random)] as Forms;
      return (random.chance(0.25) ? compound({ forms, neuter: false }).forms : forms)[0];
    },
    person: () => person()[0],
    who: () => (random.chance(0.3) ? random.one([name, other]) : `de ${described(0.2)}${person()[0]}`),
    people: () => `${many()} ${person()[1]}`,
    idea: () => the(idea(), 0.1),
    idea0: () => idea().forms[0],
    at: () => (random.chance(0.15) ? `in ${PLACES[anyPlace(random)]}` : (SPOTS[anySpot(random)] as string)),
    place: () => PLACES[anyPlace(random)] as string,
    when: () => TIMES[anyTime(random)] as string,
    when2: () =>
      random.one(["maandag", "zondag", "laat", "vroeg", "nacht", "winter", "zomer", "bijna middag", "nog donker"]),
    adj: () => adjective()[0],
    adje: () => adjective()[1],
    do: () => (past ? deed().past : deed().present),
    doPl: () => (past ? deed().pastPlural : deed().infinitive),
    toDo: () => deed().infinitive,
    done: () => deed().participle,
    acts: () => (past ? act().past : act().present),
    actsPl: () => (past ? act().pastPlural : act().infinitive),
    toAct: () => act().infinitive,
  };
  return { past, gap: (gapName: string) => gaps[gapName] };
}
export type Voice = ReturnType<typeof voiceOf>;

type Part = string | { present: string; past: string } | { gap: string; capital: boolean };

/** Parses a sentence with gaps, once for all its uses. */
export const readPattern = (pattern: string): Part[] =>
  pattern.split(/(\{[^}]+\})/).map((piece): Part => {
    if (!piece.startsWith("{")) return piece;
    const inner = piece.slice(1, -1);
    const [present = "", past] = inner.split("|");
    if (past !== undefined) return { present, past };
    const gap = inner.charAt(0).toLowerCase() + inner.slice(1);
    return { gap, capital: gap !== inner };
  });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills the gaps of a sentence. */
export function say(parts: readonly Part[], voice: Voice) {
  let said = "";
  for (const part of parts) {
    if (typeof part === "string") said += part;
    else if ("past" in part) said += voice.past ? part.past : part.present;
    else {
      const fill = voice.gap(part.gap);
      if (!fill) throw new Error(`No sentence can have the gap ${part.gap}`);
      said += part.capital ? capitalised(fill()) : fill();
    }
  }
  return said;
}
