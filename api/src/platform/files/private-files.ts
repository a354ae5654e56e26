import { chmod, mkdir } from "node:fs/promises";

/** Modes for personal data: no other account on the machine can read it, whatever the umask. */
export const PRIVATE_MODE = { folder: 0o700, file: 0o600 } as const;

/** Creates a folder that only its owner may enter; also fixes the mode of an existing one. */
export async function makePrivateFolder(path: string) {
  await mkdir(path, { recursive: true });
  await chmod(path, PRIVATE_MODE.folder);
}
