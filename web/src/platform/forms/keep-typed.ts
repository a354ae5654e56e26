type Values = Readonly<Record<string, unknown>>;

interface Typed {
  /** The values that the form began with. */
  initial: Values;
  current: Values;
}

/**
 * The stored values of a form, except for fields that were filled in since the form began: autofill and fast typists
 * may come before the stored values are put back, and what they filled in is newer.
 */
export const keepTyped = (stored: Values, { initial, current }: Typed): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, newest(value, initial[name], current[name])]),
  );

function newest(stored: unknown, initial: unknown, current: unknown): unknown {
  if (isSame(initial, current)) return stored;
  if (isGroup(stored) && isGroup(initial) && isGroup(current)) return keepTyped(stored, { initial, current });
  if (isRows(stored) && isRows(initial) && isRows(current))
    return stored.map((row, at) => (at < current.length ? newest(row, initial[at], current[at]) : row));
  return current;
}

/**
 * The values that differ from those that the form began with: the others may have changed elsewhere by the time these
 * are put back. All values of a form that says what it is based on (`revision`, `before`).
 */
export const typedIn = (values: Values, initial: Values): Values =>
  "revision" in initial || "before" in initial
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value ?? "", initial[name] ?? "")));

// JSON leaves out undefined: a field that is not there yet has no value.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.every(isGroup);
