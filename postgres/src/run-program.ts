import { execFile } from "node:child_process";
import { basename } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number };

/** Runs a program to its end; a failure becomes one line with the last output of the program. */
export async function runProgram(program: string, args: string[], options: Options = {}): Promise<void> {
  try {
    await execute(program, args, options);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`${basename(program)} failed: ${tellingLine(stderr || message)}`, {
      cause: error,
    });
  }
}

/**
 * The line of a program's output that gives the reason: PostgreSQL's error, otherwise the last
 * line.
 */
export function tellingLine(output: string): string {
  const lines = output.trim().split("\n");
  const error = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  return (error ?? lines.at(-1) ?? "").replace(/^.*\b(?=FATAL|PANIC)/, "").trim();
}
