import type { FormRule } from "#layer/form-rules.ts";

/*
 * The rules of docs/product/activities.md#form that look at more than one field: the page and the API check the same
 * ones.
 */

/** The fields of the form that these rules look at. */
export interface ActivityRuled {
  dateFrom: string;
  dateTo: string;
}

/**
 * How the page or the API reads a moment as typed: when it begins and when it ends, as text that sorts by time; empty
 * without a day.
 */
export interface MomentReading {
  beginOf: (moment: string) => string;
  endOf: (moment: string) => string;
}

export const activityRules = ({ beginOf, endOf }: MomentReading): readonly FormRule<ActivityRuled>[] => [
  {
    at: "dateTo",
    says: "Dit is vroeger dan het begin. Kies een later einde.",
    holds: ({ dateFrom, dateTo }) => {
      const end = endOf(dateTo);
      return end === "" || beginOf(dateFrom) <= end;
    },
  },
];
