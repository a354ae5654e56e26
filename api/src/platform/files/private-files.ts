import { chmod, mkdir } from "node:fs/promises";

/** Modes of what holds something of people: nobody else on the machine reads it, whatever the umask is. */
export const PRIVATE_MODE = { folder: 0o700, file: 0o600 } as const;

/** Makes a folder that only its owner may enter, also one that was there and open. */
export async function makePrivateFolder(path: string) {
  await mkdir(path, { recursive: true });
  await chmod(path, PRIVATE_MODE.folder);
}
