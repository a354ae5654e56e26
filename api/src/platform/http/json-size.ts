const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/** Ten times what the largest form of ours sends. */
const MAX_VALUES = 10_000;

/**
 * Whether JSON has more values than any form. Told without parsing it: ten megabytes of empty lists take the parser more
 * than a second, in which nobody is answered, and as one string some ten milliseconds.
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

/** Where the quote stands that ends the string that begins here; the end of everything when there is none. */
function endOfString(json: Buffer, start: number) {
  const quote = json.indexOf(QUOTE, start + 1);
  if (quote < 0) return json.length;
  if (json[quote - 1] !== BACKSLASH) return quote;
  // Escaped perhaps. Sign by sign from here: to look for the next quote at each of millions of them takes a second.
  let end = start + 1;
  while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
  return end;
}
