const wholeMinutes = new Intl.NumberFormat("nl-BE", { style: "unit", unit: "minute", unitDisplay: "long" });
const someHours = new Intl.NumberFormat("nl-BE", {
  style: "unit",
  unit: "hour",
  unitDisplay: "long",
  maximumFractionDigits: 1,
});
/** A duration in seconds: `24 uur`, `1,5 uur`, and below an hour `30 minuten`. */
export const formatDuration = (seconds: number) =>
  seconds < 3600 ? wholeMinutes.format(Math.ceil(seconds / 60)) : someHours.format(seconds / 3600);
