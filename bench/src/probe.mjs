// Loaded before a measured server (`node --import`): tells the bench what the process used, without a word in its code.
process.on("message", (question) => {
  if (question === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1000 });
  }
  if (question === "heap") {
    globalThis.gc();
    globalThis.gc();
    process.send({ heap: process.memoryUsage().heapUsed });
  }
});
// A bench that was killed leaves no server behind.
process.on("disconnect", () => process.exit());
process.channel.unref();
