/* The slowest markup that the contract allows: 500,000 characters, after one word. */

const LONGEST = 500_000;
const START = "woord ";
const filled = (unit: string, length = LONGEST) => unit.repeat(Math.floor(length / unit.length));
const body = (unit: string) => START + filled(unit, LONGEST - START.length);

export const WORST_BODIES = {
  entities: body("<"),
  "half the entities": START + filled("<", LONGEST / 2 - START.length),
  nesting: body("<em>"),
  marks: body("<em>a</em><s>b</s>"),
  elements: body("<br>a"),
  paragraphs: body("<p>a</p>"),
  links: body('<a href="http://x">a</a>'),
  word: body("x"),
} as const;
export type WorstBody = keyof typeof WORST_BODIES;

/** For one part of the portfolio. */
export const WORST_PART = filled("<", 100_000);

/** Ten megabytes of JSON with millions of values. */
export const WORST_JSON = `[${filled("[],", 10_000_000)}1]`;
