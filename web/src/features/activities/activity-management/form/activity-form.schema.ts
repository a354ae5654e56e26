import { ActivityInput } from "@inktvis/contract/features/activities/activities";
import { activityRules } from "@inktvis/contract/features/activities/activity-rules";
import * as z from "zod";
import { dayAndTime } from "#platform/formats/day-and-time.ts";
import { withRules } from "@inktvis/contract/layer/form-rules";
import { type ActivityFormValues, inputOf } from "./activity-values.ts";
import { formMessages as copy } from "./form.nl.ts";

/** By the clock of Brussels, to the minute. */
const minuteOf = (moment: string, timeOfDay: string) => {
  const { day, time } = dayAndTime(moment);
  return day && `${day}T${time || timeOfDay}`;
};
const RULES = activityRules({
  beginOf: (moment) => minuteOf(moment, "00:00"),
  endOf: (moment) => minuteOf(moment, "23:59"),
});

const { dateFrom, dateTo } = ActivityInput.shape;
const Checked = ActivityInput.extend({
  dateFrom: z.string().min(1, copy.dateFromMissing).pipe(dateFrom),
  dateTo: z.string().min(1, copy.dateToMissing).pipe(dateTo),
});

/** Checks what would be sent, as the API does (docs/product/activities.md#form). */
export const activityFormSchema = z.custom<ActivityFormValues>().transform(inputOf).pipe(withRules(Checked, RULES));
