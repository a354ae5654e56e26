import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { BODY_LIMIT_WITH_IMAGE, Token } from "#layer/fields.ts";
import { ManagedPageQuery } from "#layer/managed-list.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { Contest, ManagedContest } from "./contest.ts";
import { EndInput, ResultMail, Winner } from "./contest-ending.ts";
import { ContestInput } from "./contest-input.ts";
import { StaffAct, WithReason } from "./managing-acts.ts";

/** Organisers manage their own contests, staff all of them; for others there is nothing to manage (404). */
const MANAGEMENT = "userCanCreateContests";

export const contests = {
  get: endpoint({
    method: "GET",
    path: "/contests/{slug}",
    access: "public",
    summary: "Een wedstrijd; een oude slug antwoordt met de wedstrijd onder haar nieuwe",
    params: SlugParams,
    query: z.object({ token: Token.optional() }),
    response: dataOf(Contest),
  }),
  create: endpoint({
    method: "POST",
    path: "/contests",
    access: MANAGEMENT,
    summary: "Een wedstrijd maken; ze is nog niet gepubliceerd",
    body: ContestInput,
    bodyLimit: 2 * BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Contest),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/contests/{slug}",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd wijzigen",
    params: SlugParams,
    body: ContestInput,
    bodyLimit: 2 * BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Contest),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/contests/{slug}",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd verwijderen die niet gepubliceerd is, of die alleen getoond wordt",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  publish: endpoint({
    method: "POST",
    path: "/contests/{slug}/publish",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd publiceren; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  unpublish: endpoint({
    method: "POST",
    path: "/contests/{slug}/unpublish",
    access: MANAGEMENT,
    summary: "Een wedstrijd die alleen getoond wordt, van de site halen; nog eens is geen fout",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  end: endpoint({
    method: "POST",
    path: "/contests/{slug}/end",
    access: MANAGEMENT,
    summary: "Een eigen wedstrijd beëindigen; wie meedeed, krijgt de uitslag",
    params: SlugParams,
    body: EndInput,
    status: 204,
  }),
  resultMails: endpoint({
    method: "POST",
    path: "/contests/{slug}/result-mails",
    access: MANAGEMENT,
    summary: "De mails met de uitslag zoals ze verstuurd zouden worden; er wordt niets verstuurd",
    params: SlugParams,
    body: EndInput,
    response: dataOf(z.array(ResultMail)),
  }),
  winners: endpoint({
    method: "GET",
    path: "/contests/{slug}/winners",
    access: MANAGEMENT,
    summary: "De laureaten, met adres",
    params: SlugParams,
    response: dataOf(z.array(Winner)),
  }),
  staffActs: endpoint({
    method: "GET",
    path: "/contests/{slug}/staff-acts",
    access: MANAGEMENT,
    summary: "Wat anderen dan de organisator in een wedstrijd deden, laatste eerst",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(StaffAct),
  }),
  managed: endpoint({
    method: "GET",
    path: "/me/manage/contests",
    access: MANAGEMENT,
    summary: "De wedstrijden die je beheert, nieuwste eerst; met all=1 alle op één pagina",
    query: ManagedPageQuery,
    response: pageOf(ManagedContest),
  }),
};
