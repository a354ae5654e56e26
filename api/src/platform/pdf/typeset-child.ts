import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { TypesetAnswer, TypesetJob } from "./typeset.ts";

/* The process of one document: reads one job, answers, and is killed by who started it. */

/** The fonts that templates may name, as static files: Typst reads neither woff2 nor variable ones. */
const FONTS: [home: string, styles: string[]][] = [
  [
    import.meta.resolve("@expo-google-fonts/literata"),
    ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"],
  ],
  [import.meta.resolve("@expo-google-fonts/fraunces"), ["300Light", "400Regular", "600SemiBold"]],
  [import.meta.resolve("@expo-google-fonts/noto-emoji"), ["400Regular"]],
];
const fontPaths = FONTS.flatMap(([home, styles]) => styles.map((style) => fileURLToPath(new URL(style, home))));

function typesetNow({ template, data, files = {}, now, as }: TypesetJob): TypesetAnswer {
  const workspace = dirname(template);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
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
