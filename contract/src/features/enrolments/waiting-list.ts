import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Token } from "#layer/fields.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { WaitingListEntry } from "#features/courses/waiting-list-entry.ts";
import { EnrolmentSummary } from "./enrolment.ts";

/* Waiting for a seat in a course that is full (docs/product/waiting-list.md). */

/** A person on the waiting list, as whoever manages the course sees them. */
export const WaitingPerson = WaitingListEntry.extend({
  id: z.uuid(),
  user: z.object({
    nickname: z.string(),
    slug: z.string().nullable().describe("van het profiel; null als dat niet te zien is"),
  }),
}).meta({ id: "WaitingPerson" });
export type WaitingPerson = z.infer<typeof WaitingPerson>;

/** One's own place on the waiting list of a course. */
export const OwnWaitingListEntry = WaitingListEntry.extend({
  course: EnrolmentSummary.shape.course,
}).meta({ id: "OwnWaitingListEntry" });
export type OwnWaitingListEntry = z.infer<typeof OwnWaitingListEntry>;

/** `over`: nobody can use or decline it any more. */
const SEAT_OFFER_STATES = ["offered", "declined", "enrolled", "over"] as const;
export const SeatOffer = z
  .object({
    state: z.enum(SEAT_OFFER_STATES),
    offeredUntil: z.iso.datetime().describe("zo lang is de plaats vrijgehouden"),
    course: z.object({ slug: z.string(), title: z.string() }),
  })
  .meta({ id: "SeatOffer" });
export type SeatOffer = z.infer<typeof SeatOffer>;

const TokenParams = z.object({ token: Token });

export const waitingList = {
  join: endpoint({
    method: "POST",
    path: "/courses/{slug}/waiting-list",
    access: "member",
    summary: "Op de wachtlijst van een volle cursus gaan staan; nog eens is geen fout",
    params: SlugParams,
    response: dataOf(WaitingListEntry),
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/courses/{slug}/waiting-list",
    access: "member",
    summary: "Van de wachtlijst gaan; een plaats die voor je vrijgehouden werd, gaat naar de volgende",
    params: SlugParams,
    status: 204,
  }),
  list: endpoint({
    method: "GET",
    path: "/courses/{slug}/waiting-list",
    // For whoever does not manage the course there is no list (404), whatever their rights.
    access: "member",
    summary:
      "Wie op de wachtlijst staat van een cursus die je beheert: eerst wie een plaats kan nemen, dan op volgorde",
    params: SlugParams,
    response: dataOf(z.array(WaitingPerson)),
  }),
  mine: endpoint({
    method: "GET",
    path: "/me/courses/waiting-list",
    access: "member",
    summary: "De cursussen waarvoor je op de wachtlijst staat, laatst erbij gekomen eerst",
    response: dataOf(z.array(OwnWaitingListEntry)),
  }),
  offer: endpoint({
    method: "GET",
    path: "/seat-offers/{token}",
    access: "public",
    summary: "De plaats achter de link in een mail; er verandert niets",
    params: TokenParams,
    response: dataOf(SeatOffer),
  }),
  decline: endpoint({
    method: "POST",
    path: "/seat-offers/{token}/decline",
    access: "public",
    signedAddress: true,
    summary: "Een plaats weigeren met de link in een mail, ook zonder aan te melden; nog eens is geen fout",
    params: TokenParams,
    status: 204,
  }),
};
