/** The result of a check, in one line. `todo` tells the reader what to do next. */
export interface Finding {
  about: string;
  state: "ok" | "warn" | "fail";
  says: string;
  todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: "ok", says });
export const warn = (about: string, says: string, todo: string): Finding => ({ about, state: "warn", says, todo });
export const fail = (about: string, says: string, todo: string): Finding => ({ about, state: "fail", says, todo });

export const lineOf = ({ about, state, says, todo }: Finding) =>
  `${state === "ok" ? "ok  " : state.toUpperCase()}  ${about.padEnd(12)}${says}${todo ? `: ${todo}` : ""}`;

const PATIENCE_MS = 10_000;

/** Runs a check; one that throws or takes longer than ten seconds is a failure that says what to do. */
export async function checked(about: string, todo: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await within(PATIENCE_MS, check());
  } catch (error) {
    return [fail(about, reasonOf(error), todo)];
  }
}

/** Awaits a promise; throws when it takes longer. */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([promised, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Errors of connections to several addresses have no message of their own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  return cause instanceof Error && cause.message ? reasonOf(cause) : message.split("\n")[0] || "it failed";
}
