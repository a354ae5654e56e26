/** Files that were chosen and are not in their form yet: checking a large picture takes a slow phone seconds. */
const awaited = new Set<Promise<unknown>>();

/** Forms are not checked until the file is in its form, or was refused. */
export async function awaitFile(picked: Promise<unknown>) {
  awaited.add(picked);
  try {
    await picked;
  } finally {
    awaited.delete(picked);
  }
}

/** Resolves when all chosen files are in their forms. */
export async function whenFilesAreRead() {
  while (awaited.size > 0) await Promise.allSettled(awaited);
}
