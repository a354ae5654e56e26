/** Milliseconds of this thread alone: what else the machine does counts for nothing. */
export function processorTime(work: () => unknown) {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
