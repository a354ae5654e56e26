const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" });

/**
 * The day in Brussels, this many days from now, as `YYYY-MM-DD`. Just after midnight there, UTC is still a day behind.
 */
export const dayAfter = (days: number) => brussels.format(Date.now() + days * 86_400_000);
export const today = () => dayAfter(0);
