/**
 * Reads a table that says, by hand, what every action ends with for every caller: a header, then lines of an action, the
 * states with commas between, and an outcome for each caller. One row for each state.
 * @throws for a header of other callers, and for a line with more or fewer outcomes
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
