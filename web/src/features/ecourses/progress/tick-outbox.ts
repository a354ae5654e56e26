import { createOutbox, type OutboxOptions, type OutboxState } from "#platform/outbox.ts";

/* The outbox of completed lessons (docs/product/ecourses.md#progress). A tick is never undone. */

export type TickState = OutboxState<true>;

export const createTickOutbox = (options: OutboxOptions<true>) =>
  createOutbox(
    { kind: "lesson-tick", read: (stored) => (stored === null ? undefined : true), write: () => ({}) },
    options,
  );
