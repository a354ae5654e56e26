import { notFound, refused } from "#platform/http/errors.ts";

export const noMeetings = () =>
  refused("Deze cursus heeft geen bijeenkomsten waarvoor mensen zich inschrijven: er is niemand om aan te kruisen.");
export const nobodyEnrolled = () => refused("Er is nog niemand ingeschreven om op de lijst te zetten.");
export const neverPresent = () => notFound("Er is nog geen dag aangekruist waarop je aanwezig was.");
