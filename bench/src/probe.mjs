// Preloaded into a measured server (`node --import`): reports its resource use without changing its code.
process.on("message", (question) => {
  if (question === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1000 });
  }
  if (question === "memory") {
    globalThis.gc();
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed, peakRss: process.resourceUsage().maxRSS * 1024 });
  }
});
// Ends with the bench, even if that is killed.
process.on("disconnect", () => process.exit());
process.channel.unref();
