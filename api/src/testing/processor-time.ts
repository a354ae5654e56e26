/** CPU milliseconds of this thread, independent of other load. */
export function processorTime(work: () => unknown) {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
