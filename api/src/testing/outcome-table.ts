/**
 * Parses a handwritten table of the outcome of every action for every caller: a header, then lines with an action, its
 * states separated by commas, and an outcome for each caller. Returns one row per state.
 * @throws when the header has other callers, or when a line has too many or too few outcomes
 */
export function readOutcomes<State extends string, Column extends string>(table: string, columns: readonly Column[]) {
  const [header = [], ...lines] = table
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/));
  if (header.slice(2).join() !== columns.join()) throw new Error(`The header is not of ${columns.join(", ")}`);
  return lines.flatMap(([action = "", states = "", ...outcomes]) => {
    if (outcomes.length !== columns.length) throw new Error(`${action} ${states} has ${outcomes.length} outcomes`);
    const expected = Object.fromEntries(columns.map((column, at) => [column, outcomes[at]])) as Record<Column, string>;
    return states.split(",").map((state) => [action, state as State, expected] as const);
  });
}
