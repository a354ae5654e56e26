import { extname } from "node:path";
import { type FileInput, MAX_FILE_BYTES } from "@inktvis/contract/layer/staff-fields";
import { type DownloadExtension, isDownloadExtension } from "#platform/files/media.ts";
import { invalid } from "#platform/http/errors.ts";

const WRONG_KIND = "Kies een bestand in pdf, epub, docx of txt.";
const TOO_LARGE = "Dit bestand is te groot. Kies er een van hoogstens 5 MB.";

/** Magic numbers by extension; text has none. */
const FILE_SIGNATURES: Record<DownloadExtension, string> = { pdf: "%PDF-", epub: "PK", docx: "PK", txt: "" };

type FileChange = { kind: "keep" } | { kind: "remove" } | { kind: "replace"; name: string; bytes: Buffer };

/** @throws 422 at `field` for a file that may not be offered */
export function parseFileInput(input: FileInput, field: string): FileChange {
  if (input === undefined) return { kind: "keep" };
  if (input === null || input.action === "delete") return { kind: "remove" };
  const { name, data } = input;
  const extension = extname(name).slice(1).toLowerCase();
  const [, base64 = ""] = /^data:[^,]*;base64,([A-Za-z0-9+/=\s]+)$/.exec(data) ?? [];
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_FILE_BYTES) throw invalid({ [field]: TOO_LARGE });
  const hasSignature =
    isDownloadExtension(extension) &&
    bytes.length > 0 &&
    bytes.toString("latin1", 0, 5).startsWith(FILE_SIGNATURES[extension]);
  if (!hasSignature) throw invalid({ [field]: WRONG_KIND });
  return { kind: "replace", name, bytes };
}
