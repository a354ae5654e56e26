/** Keeps what the API answered as a file, under the name that it gave, with its accents. */
export async function keepAnswer(answer: Response) {
  const name = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "";
  keepFile(await answer.blob(), decodeURIComponent(name));
}

/** Keeps a file that the page made itself. */
export function keepFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser reads it after this; a minute is ample, and it lets go of the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
