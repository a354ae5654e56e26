/* Apart, so that a page needs no zod. */

export const MAX_QUESTIONS = 100;
/** Of one question. */
export const ANSWERS = { min: 2, max: 20 };
/** In percent: every answer right. */
export const ALL_RIGHT = 100;
