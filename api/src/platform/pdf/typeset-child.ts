import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { TypesetResult, TypesetJob, TypesetMessage } from "./typeset.ts";

/* The process of one document: handles one job and is then killed by its parent or by limit-watchdog.ts. */

/** Fonts for templates, as static files: Typst supports neither woff2 nor variable fonts. */
const FONTS: [home: string, styles: string[]][] = [
  [
    import.meta.resolve("@expo-google-fonts/literata"),
    ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"],
  ],
  [import.meta.resolve("@expo-google-fonts/fraunces"), ["300Light", "400Regular", "600SemiBold"]],
  [import.meta.resolve("@expo-google-fonts/noto-emoji"), ["400Regular"]],
];
const fontPaths = FONTS.flatMap(([home, styles]) => styles.map((style) => fileURLToPath(new URL(style, home))));

type CompileResult = { document: NodeTypstDocument } | { failure: string };
const compileDocument = (compiler: NodeCompiler, { template, root, data, files = {} }: TypesetJob): CompileResult => {
  const workspace = root ?? dirname(template);
  compiler.mapShadow(join(workspace, "data.json"), Buffer.from(JSON.stringify(data)));
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: template });
  const diagnostics = compiled.takeError() ?? compiled.takeWarnings();
  if (diagnostics) return { failure: JSON.stringify(compiler.fetchDiagnostics(diagnostics)) };
  return compiled.result ? { document: compiled.result } : { failure: "it made no document" };
};

/** Indexes of the entries that cannot be compiled: tries chunks first, then single entries. */
async function findFailing(compiler: NodeCompiler, job: TypesetJob, { of, size }: NonNullable<TypesetJob["parts"]>) {
  const all = job.data[of] as object[];
  const cannotCompile = (some: readonly object[]) =>
    "failure" in compileDocument(compiler, { ...job, data: { ...job.data, [of]: some } });
  const failing: number[] = [];
  for (let from = 0; from < all.length; from += size) {
    const part = all.slice(from, from + size);
    if (cannotCompile(part)) failing.push(...part.flatMap((each, at) => (cannotCompile([each]) ? [from + at] : [])));
    sendMessage({ tried: from + part.length });
    // Lets the message be sent before the next chunk blocks this process.
    await setImmediate();
  }
  return failing;
}

async function typesetDocument(job: TypesetJob): Promise<TypesetResult> {
  const { template, root, now, as, parts } = job;
  const compiler = NodeCompiler.create({ workspace: root ?? dirname(template), fontArgs: [{ fontPaths }] });
  const failing = parts ? await findFailing(compiler, job, parts) : [];
  const data = parts
    ? {
        ...job.data,
        [parts.of]: (job.data[parts.of] as object[]).map((each, at) =>
          failing.includes(at) ? { ...each, broken: true } : each,
        ),
      }
    : job.data;
  const set = compileDocument(compiler, { ...job, data });
  if ("failure" in set) return set;
  const bytes =
    as === "pdf"
      ? compiler.pdf(set.document, { creationTimestamp: Math.floor(now.getTime() / 1000) })
      : Buffer.from(compiler.plainSvg(set.document));
  return { bytes: new Uint8Array(bytes), pages: set.document.numOfPages, broken: failing };
}

const sendMessage = (message: TypesetMessage) => void process.send?.(message);

// In a thread, because Typst blocks this one.
const [megabytes, seconds] = process.argv.slice(2).map(Number);
new Worker(new URL("limit-watchdog.ts", import.meta.url), { workerData: { megabytes, seconds } }).unref();
// Lower priority than processes that serve requests.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once("message", (job) => {
  // Errors are logged by the parent.
  void typesetDocument(job as TypesetJob).then(sendMessage, (error: unknown) =>
    sendMessage({ failure: String(error) }),
  );
});
