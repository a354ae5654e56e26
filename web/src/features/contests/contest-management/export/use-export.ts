import { useState } from "react";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { reactToRefusal } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { keepAnswer } from "#features/texts/downloads/keep-file.ts";
import { exportMessages as copy } from "./export.nl.ts";

export interface Progress {
  done: number;
  total: number;
}

/** How often is asked how far the file is, in milliseconds. */
const ASKS_EVERY = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, ASKS_EVERY));

/** Fetches the entries as a file, and tells meanwhile how far it is. */
export function useExport(slug: string) {
  const [busy, setBusy] = useState<"pdf" | "csv">();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly string[]>([]);

  const ask = (id: string) =>
    api.contestExports.progress({ params: { id } }, { quiet: true }).then(
      ({ data }) => data,
      // Not begun yet: the file itself tells when something is wrong.
      () => undefined,
    );
  async function follow(id: string, isDone: () => boolean) {
    for (await pause(); !isDone(); await pause()) {
      const state = await ask(id);
      if (state && !isDone()) setProgress(state);
    }
  }
  async function pdf(ageCategoryId: number | undefined) {
    const progressId = crypto.randomUUID();
    let done = false;
    void follow(progressId, () => done);
    try {
      await keepAnswer(await api.contestExports.pdf({ params: { slug }, query: { ageCategoryId, progressId } }));
    } finally {
      done = true;
    }
    setFailures((await ask(progressId))?.failures ?? []);
  }
  async function csv(ageCategoryId: number | undefined) {
    await keepAnswer(await api.contestExports.csv({ params: { slug }, query: { ageCategoryId } }));
  }
  async function run(format: "pdf" | "csv", ageCategoryId: number | undefined) {
    if (busy) return;
    setBusy(format);
    setFailures([]);
    try {
      await (format === "pdf" ? pdf(ageCategoryId) : csv(ageCategoryId));
      toast(copy.ready);
    } catch (refusal) {
      // Reading is answered for by who asked (api-transport.ts).
      reactToRefusal(refusal);
      toastRefusal(refusal);
    } finally {
      setBusy(undefined);
      setProgress(undefined);
    }
  }
  return { busy, progress, failures, run };
}
