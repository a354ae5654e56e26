import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { TypesetAnswer, TypesetJob } from "./typeset.ts";

/* The process of one document: reads one job, answers, and is killed by who started it. */

/** The fonts that templates may name, as static files: Typst reads neither woff2 nor variable ones. */
const FONTS: Record<string, readonly string[]> = {
  literata: ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"],
  fraunces: ["300Light", "400Regular", "600SemiBold"],
  "noto-emoji": ["400Regular"],
};

function fontFolders() {
  const { resolve } = createRequire(import.meta.url);
  return Object.entries(FONTS).flatMap(([family, styles]) => {
    const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`));
    return styles.map((style) => join(folder, style));
  });
}

function typesetNow({ template, data, files = {}, now, as }: TypesetJob): TypesetAnswer {
  const workspace = dirname(template);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  compiler.mapShadow(join(workspace, "data.json"), Buffer.from(JSON.stringify(data)));
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: template });
  const diagnostics = compiled.takeError() ?? compiled.takeWarnings();
  if (diagnostics) return { failure: JSON.stringify(compiler.fetchDiagnostics(diagnostics)) };
  const document = compiled.result;
  if (!document) return { failure: "it made no document" };
  const bytes =
    as === "pdf"
      ? compiler.pdf(document, { creationTimestamp: Math.floor(now.getTime() / 1000) })
      : Buffer.from(compiler.plainSvg(document));
  return { bytes: new Uint8Array(bytes), pages: document.numOfPages };
}

// In a thread of its own: this one stands still while Typst works.
new Worker(new URL("memory-watch.ts", import.meta.url), { workerData: Number(process.argv[2]) }).unref();

process.once("message", (job) => {
  let answer: TypesetAnswer;
  try {
    answer = typesetNow(job as TypesetJob);
  } catch (error) {
    // Whatever it is, it belongs in the log of the process that asked.
    answer = { failure: String(error) };
  }
  process.send?.(answer);
});
