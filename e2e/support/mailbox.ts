import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

const OUTBOX = join(process.env["E2E_DATA_DIR"] ?? "", "outbox");

async function mailsTo(address: string) {
  const files = (await readdir(OUTBOX).catch(() => [])).filter(
    (name) => name.endsWith(".eml") && !name.startsWith("."),
  );
  const sources = await Promise.all(files.toSorted().map(sourceOf));
  // Parsing hundreds of mails on every poll would take most of the waiting time.
  const named = sources.filter((source) => source.includes(address));
  const mails = await Promise.all(named.map((source) => PostalMime.parse(source)));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Cached by file name: a sent mail never changes. */
const sources = new Map<string, Buffer>();
async function sourceOf(file: string) {
  const source = sources.get(file) ?? (await readFile(join(OUTBOX, file)));
  sources.set(file, source);
  return source;
}

export const mailbox = {
  mailsTo,
  /** Waits for a mail to this address with a link that contains `part`; returns the newest such link. */
  async linkTo(address: string, part: string): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(
        async () => {
          const texts = (await mailsTo(address)).map(({ text }) => text ?? "");
          link = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).findLast((url) => url.includes(part));
          return link;
        },
        { timeout: 20_000, message: `a mail to ${address} with a link to ${part}` },
      )
      .toBeTruthy();
    return link ?? "";
  },
};
