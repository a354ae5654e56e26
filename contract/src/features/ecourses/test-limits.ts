/* Separate from the schemas, so that pages can import this without zod. */

export const MAX_QUESTIONS = 100;
/** How many answers a question has. */
export const ANSWERS = { min: 2, max: 20 };
/** In percent: every answer right. */
export const ALL_RIGHT = 100;
