import { constants } from "node:zlib";

/**
 * For responses that are compressed while they are sent. The window of 64 kB holds nearly any page; the default of 4 MB
 * is allocated for every response, outside the heap, and makes V8 collect garbage every few hundred pages.
 */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
