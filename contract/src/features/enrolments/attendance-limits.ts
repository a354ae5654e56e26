/**
 * A phone sends the rest after it: a request that outlives its page may be 64 kB. Apart, so that a page needs no zod.
 */
export const MAX_TICKS = 200;
