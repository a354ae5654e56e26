import { randomUUID } from "node:crypto";

/** Names a request in the logs and in its answer. */
export const newRequestId = () => randomUUID();
