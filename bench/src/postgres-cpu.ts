import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The kernel's clock ticks are hundredths of a second on every platform that Node supports. */
const MS_PER_TICK = 10;

/**
 * The fields of /proc/<pid>/stat from `utime` on: user and system time, and both again for children that have ended.
 */
function ticksOf(pid: string): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name of the program in parentheses, which may contain anything.
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
  } catch {
    // The process has ended: the postmaster counts it among its children.
    return [];
  }
}

/** Reads the CPU milliseconds that a PostgreSQL of ours has used so far, all of its processes together. Linux only. */
export function postgresCpu(dataDir: string) {
  const [postmaster = ""] = readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
  return () => {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
    const ticks = [...ticksOf(postmaster), ...children.flatMap((pid) => ticksOf(pid).slice(0, 2))];
    return ticks.reduce((sum, count) => sum + count, 0) * MS_PER_TICK;
  };
}
