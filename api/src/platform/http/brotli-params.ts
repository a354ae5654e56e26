import { constants } from "node:zlib";

/**
 * For answers that are compressed as they are sent. The window of 64 kB holds nearly any page; the 4 MB of the default are
 * allocated anew for each answer, outside the heap, and make V8 collect garbage every few hundred pages.
 */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
