/**
 * How many ticks one request carries; a phone sends the rest in the next one. Few enough for 64 kB, the limit of a
 * request that outlives its page. Separate from the schemas, so that pages can import this without zod.
 */
export const MAX_TICKS = 200;
