const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/** Ten times what our largest form sends. */
const MAX_VALUES = 10_000;

/**
 * Whether JSON has more values than any form. Counted without parsing: the parser takes more than a second for ten
 * megabytes of empty arrays, which blocks the event loop; this takes about ten milliseconds.
 */
export function hasTooManyValues(json: Buffer) {
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COMMA || byte === LIST || byte === OBJECT) {
      values += 1;
      if (values > MAX_VALUES) return true;
    }
  }
  return false;
}

/** Index of the quote that ends the string starting here; the end of the buffer without one. */
function endOfString(json: Buffer, start: number) {
  const quote = json.indexOf(QUOTE, start + 1);
  if (quote < 0) return json.length;
  if (json[quote - 1] !== BACKSLASH) return quote;
  // Maybe escaped. Scans byte by byte from here: searching for the next quote millions of times takes a second.
  let end = start + 1;
  while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
  return end;
}
