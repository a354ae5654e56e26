import { parseArgs } from "node:util";
import { loadDemo } from "@inktvis/api/demo";
import { fillBig } from "@inktvis/api/demo/big";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openBackend } from "./app.ts";

/** `npm run demo:big -- --texts 100000 --people 20000 --likes 1000000 --seed 1` */
const { values } = parseArgs({
  options: {
    texts: { type: "string", default: "100000" },
    people: { type: "string", default: "20000" },
    likes: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
  },
});
const amount = (name: keyof typeof values) => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} has to be a whole number above 0`);
  return number;
};

let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (interrupted = true));

try {
  const amounts = { texts: amount("texts"), people: amount("people"), likes: amount("likes"), seed: amount("seed") };
  const config = readConfig(process.env);
  if (!config.demo) throw new Error("Demo data is switched off here (NODE_ENV, DEMO)");
  await fill(config, amounts);
} catch (error) {
  console.error(`demo:big: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function fill(config: ReturnType<typeof readConfig>, amounts: Parameters<typeof fillBig>[1]) {
  const { services, close } = await openBackend(config, createLogger(config));
  try {
    // Does nothing if the database has people already.
    await loadDemo(services);
    const start = Date.now();
    const seconds = () => ((Date.now() - start) / 1000).toFixed(0);
    let lastLine = "";
    const filled = await fillBig(services.db, {
      ...amounts,
      onProgress: (what, done, of) => {
        if (interrupted) throw new Error("interrupted; nothing was kept");
        const line = `${what}: ${10 * Math.floor((10 * done) / of)} % of ${of}`;
        if (line !== lastLine) console.log(`${seconds().padStart(4)} s  ${line}`);
        lastLine = line;
      },
    });
    const { texts, people, likes } = amounts;
    console.log(
      filled
        ? `Made ${texts} texts, ${people} people and ${likes} likes in ${seconds()} s.`
        : "This database already has texts of demo:big; nothing was added.",
    );
  } finally {
    await close();
  }
}
