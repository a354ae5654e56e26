const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" });

/** A day in Brussels, `YYYY-MM-DD`: so many days from now. Just after midnight it is not yet that day in UTC. */
export const dayAfter = (days: number) => brussels.format(Date.now() + days * 86_400_000);
export const today = () => dayAfter(0);
