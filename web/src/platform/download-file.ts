/** Saves the body of a response of the API as a file, under the name in its `content-disposition`. */
export async function downloadResponse(response: Response) {
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  downloadFile(await response.blob(), decodeURIComponent(name));
}

/** Saves a file that the page created itself. */
export function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser reads the file some time after the click; revoking frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
