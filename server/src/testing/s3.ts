import { buildApp } from "fauxqs";
import { afterAll, beforeAll } from "vitest";

const BUCKET = "uploads";

/**
 * An S3 service on loopback with an empty bucket, for one test file; `settings` are those of a process that uses it.
 */
export function useS3() {
  const s3 = { endpoint: "", settings: {} as Record<string, string> };
  const app = buildApp({ logger: false });
  beforeAll(async () => {
    s3.endpoint = await app.listen({ port: 0, host: "127.0.0.1" });
    await makeBucket(s3.endpoint, BUCKET);
    Object.assign(s3.settings, settingsFor(s3.endpoint));
  });
  afterAll(() => app.close());
  return s3;
}

export async function makeBucket(endpoint: string, name: string) {
  const made = await fetch(`${endpoint}/${name}`, { method: "PUT" });
  if (!made.ok) throw new Error(`The bucket could not be created: ${await made.text()}`);
}

/** The settings of a process that uses the bucket through an address. */
export const settingsFor = (endpoint: string) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});
