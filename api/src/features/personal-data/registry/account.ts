import type { NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { sql } from "kysely";
import type { SignInMethod } from "#platform/sessions/session.ts";
import {
  rowsOwnedBy,
  personalTable,
  labelledValues,
  lookup,
  nonPersonal,
  type Person,
  rowsSentTo,
  siteColumn,
  titleOfContest,
  titleOfPublicText,
} from "../personal-table.ts";
import { deleteOtherRequests } from "../requests.ts";

const NOTIFICATIONS: Record<NotificationType, string> = {
  courseEnrollmentDeadlinePassed: "inschrijven voor een cursus is voorbij",
  courseFullNotification: "een cursus is volzet",
  courseInstallmentApprovedNotification: "gespreid betalen mag",
  courseInstallmentRejectedNotification: "gespreid betalen mag niet",
  courseInstallmentRequestedNotification: "iemand vraagt gespreid te betalen",
  courseSeatOffered: "er is een plaats voor je in een cursus waarvoor je wachtte",
  courseCancelled: "een cursus gaat niet door",
  courseChanged: "er verandert iets aan een cursus",
  courseStartingSoonNotification: "een cursus begint bijna",
  ecourseAccessNotification: "bij een cursus van je hoort een online cursus",
  organizerParticipationSuccessfulNotification: "iemand schreef zich in",
  courseDelistRequested: "iemand vraagt om uitgeschreven te worden",
  courseParticipantGone: "een deelnemer van je cursus liet het account wissen",
  courseParticipantLeft: "iemand schreef zich uit voor je cursus",
  participantDelistedNotification: "je bent uitgeschreven",
  participantParticipationSuccessfulNotification: "je bent ingeschreven",
  newCourseFromSearch: "een nieuwe cursus die past bij wat je zocht",
  newEditionOfCourse: "een nieuwe editie van een cursus die je volgt",
  contestDeadlinePassed: "de deadline van je wedstrijd is voorbij",
  contestChanged: "de organisator wijzigde iets aan een wedstrijd waaraan je begon",
  juryTermsChanged: "de organisator wijzigde iets voor de jury van een wedstrijd die je jureert",
  contestEndedEarly: "een wedstrijd waaraan je begon, is vroeger beëindigd",
  contestReopened: "een wedstrijd waaraan je meedeed of die je jureerde, is heropend",
  contestWinnerGone: "een laureaat van je wedstrijd doet niet meer mee",
  contestResultReleased: "de uitslag van een wedstrijd is bekend",
  entryInvalid: "een inzending van je is ongeldig verklaard",
  feedbackAvailableForParticipant: "je kan de feedback op je inzending lezen",
  invitationReceived: "je bent uitgenodigd",
  juryInvitationAccepted: "iemand komt in je jury",
  juryShouldGiveFeedback: "er wachten inzendingen op je",
  judgementChanged: "de organisator wijzigde een oordeel van je",
  gdprDeleteRequest: "iemand vraagt om gewist te worden",
  gdprExportRequest: "iemand vraagt zijn gegevens op",
  newTextFromFollow: "een nieuwe tekst van wie je volgt",
  textHidden: "het team verborg je tekst",
  textMarkedAsInappropriate: "een tekst werd gemeld",
  saEnrollmentPeriodOpen: "inschrijven voor de schrijfacademie kan",
  termsChanged: "onze voorwaarden zijn veranderd",
};

/** The confirmed registration has the id of the account; an unconfirmed one is matched by address. */
const registrationsOf = (person: Person) =>
  sql`(row.id = ${person.id} or row.confirmed_at is null and ${rowsSentTo("created_at")(person)})`;
/** Unconfirmed changes in which others typed an address of this person. */
const typedByOthers = (person: Person) => sql`(row.used_at is null and ${rowsSentTo("issued_at")(person)})`;
const mailsOf = (person: Person) =>
  sql`(row.user_id = ${person.id} or row.user_id is null and ${rowsSentTo("at")(person)})`;
const METHODS: Record<SignInMethod, string> = {
  password: "geen",
  totp: "authenticator-app",
  passkey: "passkey",
  recovery: "herstelcode",
};

/** Signing in, notifications, mails and data requests. */
export const accountTables = {
  sign_ins: personalTable("sign_ins", {
    sections: { "Waar je aangemeld bent": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      id: null,
      user_id: null,
      user_agent: "Browser",
      created_at: "Aangemeld",
      method: labelledValues("Tweede stap", METHODS),
      confirmed_at: "Bevestigd",
    },
  }),
  sessions: personalTable("sessions", {
    sections: {
      "Sites waarop je aangemeld bent": ({ id }) =>
        sql`row.sign_in_id in (select id from sign_ins where user_id = ${id})`,
    },
    order: "seen_at",
    columns: { token_hash: null, sign_in_id: null, site: siteColumn, seen_at: "Laatst gezien", expires_at: "Tot" },
  }),
  totp_factors: personalTable("totp_factors", {
    sections: { "Je authenticator-app": rowsOwnedBy("user_id") },
    columns: {
      user_id: null,
      sealed_secret: null,
      last_step: null,
      created_at: "Begonnen",
      confirmed_at: "Ingesteld",
      last_used_at: "Laatst gebruikt",
    },
  }),
  passkeys: personalTable("passkeys", {
    sections: { "Je passkeys": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      id: null,
      user_id: null,
      credential_id: null,
      public_key: null,
      counter: null,
      transports: null,
      name: "Naam",
      created_at: "Toegevoegd",
      last_used_at: "Laatst gebruikt",
    },
  }),
  recovery_codes: nonPersonal("Herstelcodes, waarvan niet te lezen is hoe ze luiden; ze gaan met het account mee."),
  second_steps: nonPersonal("Wat een browser nog moet bewijzen, tien minuten lang; het gaat met het account mee."),
  sync_tokens: nonPersonal("Codes van één minuut tussen twee sites; ze gaan met de aanmelding mee."),
  registrations: personalTable("registrations", {
    sections: { "Je registratie": registrationsOf },
    order: "created_at",
    columns: {
      id: null,
      nickname: "Schrijversnaam",
      email: "E-mailadres",
      password_hash: null,
      newsletter: "Nieuwsbrief",
      terms_version: "Versie van de voorwaarden",
      created_at: "Gevraagd",
      link_issued_at: "Mail verstuurd",
      browser_hash: null,
      user_agent: "Browser",
      network: "Begin van het netwerkadres",
      superseded_at: "Vervangen door een nieuwere",
      confirmed_at: "Bevestigd",
    },
    erase: async ({ tx, person }) => {
      await sql`delete from registrations as row where ${registrationsOf(person)}`.execute(tx);
    },
  }),
  password_resets: personalTable("password_resets", {
    sections: { "Vragen om een nieuw wachtwoord": rowsOwnedBy("user_id") },
    order: "issued_at",
    columns: { id: null, user_id: null, issued_at: "Gevraagd", used_at: "Gebruikt" },
  }),
  email_changes: personalTable("email_changes", {
    sections: { "Vragen om een ander e-mailadres": rowsOwnedBy("user_id") },
    order: "issued_at",
    columns: {
      id: null,
      user_id: null,
      email: "Nieuw adres",
      old_email: "Vorig adres",
      issued_at: "Gevraagd",
      used_at: "Gebruikt",
      undone_at: "Ongedaan gemaakt",
      ended_at: "Vervallen",
      ended_by: labelledValues("Waarom ze verviel", {
        newer: "nog eens gevraagd",
        withdrawn: "ingetrokken",
        password: "ander wachtwoord",
        restored: "vroeger adres teruggezet",
      }),
      known_passwords: null,
    },
    erase: async ({ tx, person }) => {
      await sql`delete from email_changes as row where ${typedByOthers(person)}`.execute(tx);
    },
  }),
  former_emails: personalTable("former_emails", {
    sections: { "E-mailadressen die je had": rowsOwnedBy("user_id") },
    order: "given_up_at",
    columns: { user_id: null, email: "Adres", given_up_at: "Tot" },
  }),
  notifications: personalTable("notifications", {
    sections: { "Je meldingen": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      id: null,
      user_id: null,
      type: labelledValues("Melding", NOTIFICATIONS),
      data: lookup("Over", sql`nullif(row.data, '{}'::jsonb)`),
      text_id: titleOfPublicText,
      contest_id: titleOfContest,
      course_id: lookup(
        "Cursus",
        sql`(select title from courses where id = row.course_id and published_at is not null)`,
      ),
      // Listed in the section of invitations.
      invitation_id: null,
      about_user_id: null,
      dedupe_key: null,
      created_at: "Gemeld",
      read_at: "Gelezen",
      mail: null,
      mailed_on: "Gemaild op",
    },
  }),
  daily_mails: personalTable("daily_mails", {
    sections: { "Dagen waarop je een mail kreeg over wie je volgt": rowsOwnedBy("user_id") },
    order: "day",
    columns: { user_id: null, day: "Dag", sent_at: "Verstuurd" },
  }),
  mail_log: personalTable("mail_log", {
    sections: { "Mails die je kreeg": mailsOf },
    order: "at",
    columns: {
      id: null,
      at: "Wanneer",
      kind: null,
      email: "Naar",
      user_id: null,
      subject: "Onderwerp",
      sent_at: "Verstuurd",
      error: "Waarom niet verstuurd",
    },
    erase: async ({ tx, person }) => {
      await sql`delete from mail_log as row where ${mailsOf(person)}`.execute(tx);
    },
  }),
  data_requests: personalTable("data_requests", {
    sections: { "Wat je over je gegevens vroeg": rowsOwnedBy("user_id") },
    order: "asked_at",
    columns: {
      id: null,
      user_id: null,
      kind: labelledValues("Vraag", { export: "een kopie van je gegevens", erasure: "je gegevens wissen" }),
      asked_at: "Gevraagd",
      due_at: "Uiterlijk",
      cancelled_at: "Ingetrokken",
      done_at: "Klaar",
      file_size: "Grootte in bytes",
      mail_to: null,
    },
    erase: deleteOtherRequests,
    retained: {
      columns: ["kind", "asked_at", "due_at", "done_at"],
      reason:
        "Dat er op die dag om een wissing gevraagd werd en dat ze uitgevoerd is, zonder je naam: de wet vraagt dat we dat kunnen aantonen.",
    },
  }),
};
