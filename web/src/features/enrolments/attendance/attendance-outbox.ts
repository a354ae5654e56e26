import { MAX_TICKS } from "@inktvis/contract/features/enrolments/attendance-limits";
import type { Tick } from "@inktvis/contract/features/enrolments/attendance";
import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { createRetry } from "#platform/retry.ts";
import { createStore } from "#platform/store.ts";

/*
 * Sends ticks of a course to the API, all that wait in one call. Each is stored in this browser until the API has saved
 * it, so that none is lost when there is no connection at the door (docs/product/attendance.md#ticking).
 */

interface OutboxOptions {
  /** Who ticks: several people may use one browser. */
  personId: string;
  slug: string;
  send: (ticks: Tick[]) => Promise<unknown>;
  /** The sentence of a refusal for good; undefined when sending again may succeed. */
  finalRefusalOf: (error: unknown) => string | undefined;
}

type OutboxStatus =
  | { kind: "saved" | "saving" | "waiting" }
  /** Refused by the API for good, with its sentence. */
  | { kind: "refused"; sentence: string };

export interface OutboxState {
  status: OutboxStatus;
  /** What waits, by participant and day. */
  ticks: Readonly<Record<string, Tick>>;
}

export const tickKey = (participantId: string, day: string) => `${participantId}:${day}`;

/** The ticks of a person that wait in this browser, by course. */
export function waitingTicks(personId: string): Readonly<Record<string, Tick[]>> {
  const items = browserItem("attendance", personId);
  const waiting = keysOf("attendance", personId).flatMap((key): [slug: string, Tick][] => {
    const [slug = "", participantId = "", day = ""] = key.split(":");
    const stored = JSON.parse(items.get(key) ?? "null") as Pick<Tick, "present" | "tickedAt"> | null;
    return stored ? [[slug, { participantId, day, present: stored.present, tickedAt: stored.tickedAt }]] : [];
  });
  const bySlug: Record<string, Tick[]> = {};
  for (const [slug, tick] of waiting) (bySlug[slug] ??= []).push(tick);
  return bySlug;
}

export function createAttendanceOutbox({ personId, slug, send, finalRefusalOf }: OutboxOptions) {
  const state = createStore<OutboxState>({ status: { kind: "saved" }, ticks: {} });
  const items = browserItem("attendance", personId);
  const retry = createRetry(resume);
  let isSending = false;

  const keyOf = ({ participantId, day }: Tick) => `${slug}:${tickKey(participantId, day)}`;
  const stored = () => waitingTicks(personId)[slug] ?? [];
  function publish(status: OutboxStatus) {
    const ticks = Object.fromEntries(stored().map((tick) => [tickKey(tick.participantId, tick.day), tick]));
    state.set({ status, ticks });
  }
  /** Those that were not ticked anew meanwhile, here or in another window. */
  function removeStored(sent: readonly Tick[]) {
    const current = new Map(stored().map((tick) => [keyOf(tick), tick.tickedAt]));
    for (const tick of sent) if (current.get(keyOf(tick)) === tick.tickedAt) items.remove(keyOf(tick));
  }

  async function deliver(): Promise<void> {
    const ticks = stored().slice(0, MAX_TICKS);
    if (isSending || ticks.length === 0) return;
    isSending = true;
    publish({ kind: "saving" });
    try {
      await send(ticks);
      retry.reset();
      removeStored(ticks);
      publish({ kind: "saved" });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        publish({ kind: "waiting" });
        retry.schedule();
        isSending = false;
        return;
      }
      removeStored(ticks);
      publish({ kind: "refused", sentence });
    }
    isSending = false;
    await deliver();
  }

  /** Sends every stored tick now. */
  function resume() {
    void deliver();
  }

  return {
    state,
    resume,
    /** Stores ticks and sends them. */
    put(ticks: readonly Tick[]) {
      for (const tick of ticks) {
        const { present, tickedAt } = tick;
        items.set(JSON.stringify({ present, tickedAt, savedAt: Date.parse(tickedAt) }), keyOf(tick));
      }
      publish(isSending ? { kind: "saving" } : state.get().status);
      return deliver();
    },
  };
}
