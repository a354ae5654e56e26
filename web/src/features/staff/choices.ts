import { useQueryClient } from "@tanstack/react-query";
import { type RaRecord, useGetList } from "ra-core";
import { useEffect } from "react";
import { toast } from "#platform/toasts.ts";
import { ALL_ROWS } from "./data-provider.ts";
import { roomCopy as copy } from "./messages.nl.ts";

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** The entries of a record of Dutch names as choices. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

interface Source<Row> {
  resource: string;
  /** The field with the label of a choice; the choices are sorted by this field. */
  text: string;
  filter?: Record<string, unknown>;
  label?: (row: Row) => string;
}

export interface LoadedChoices {
  choices: Choice[];
  /** Reloads the choices; absent unless they failed to load. */
  retry?: (() => void) | undefined;
}

/**
 * All records of a resource as choices. When they cannot be loaded, a toast says so, with a button to retry; the help
 * of the field also says so, and stays (`loadedHelp`).
 */
export function useChoices<Row extends RaRecord>({ resource, text, filter = {}, label }: Source<Row>): LoadedChoices {
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Row>(resource, {
    pagination: ALL_ROWS,
    sort: { field: text, order: "ASC" },
    filter,
  });
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!error) return;
    // Retries all lists that failed: they share one toast.
    const run = () =>
      void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    toast(copy.choicesFailed, "failed", { title: copy.retry, run });
  }, [error, queryClient]);
  return {
    choices: data.map((row) => ({ value: row.id, label: label ? label(row) : String(row[text]) })),
    retry: error ? () => void refetch() : undefined,
  };
}
