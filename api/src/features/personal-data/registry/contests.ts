import { awardName } from "@inktvis/contract/features/contests/award-names";
import { ContributionState } from "@inktvis/contract/features/contests/awards";
import type { EntryTerm, JuryTerm } from "@inktvis/contract/features/contests/contest-changes";
import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import { notifyAwardedEntryDeleted } from "#features/contests/participations/notify-awarded-entry-deleted.ts";
import { knownPlace, knownState } from "#features/contests/results/award-columns.ts";
import {
  rowsOwnedBy,
  countryColumn,
  type Person,
  personalTable,
  labelledValues,
  lookup,
  nonPersonal,
  pictureColumn,
  placeColumn,
  richTextColumn,
  titleOfContest,
  rowsWithin,
} from "../personal-table.ts";

const ADDRESS = {
  address_street: LABELS.addressStreet,
  address_number: LABELS.addressNumber,
  address_postal_code: LABELS.addressPostalCode,
  address_city: LABELS.addressCity,
  address_country: countryColumn,
};
const MESSAGE_AUDIENCE = labelledValues("Aan", {
  entrants: "wie meedoet",
  begun: "wie begon",
  jury: "de jury",
  entrant: "één inzender",
  juror: "één jurylid",
});
const AGES = lookup(
  "Leeftijdscategorie",
  sql`(select age_from || ' tot ' || age_to from contest_age_categories where id = row.age_category_id)`,
);

/** The names of awards as the branches of an SQL `case`, the same as everywhere else. */
const NAMES_OF_STATES = sql.join(
  ContributionState.options
    .map((state) => ({ state, name: awardName({ state, place: null }) }))
    .filter(({ name }) => name !== "")
    .map(({ state, name }) => sql`when ${state} then ${name}`),
  sql` `,
);

/** The ids of the places of a person in juries. */
const seatsOf = ({ id }: Person) => sql`(select id from contest_jury where user_id = ${id})`;

/** Contests that somebody organises, enters or judges. */
export const contestTables = {
  contests: personalTable("contests", {
    sections: { "Wedstrijden die je organiseert": rowsOwnedBy("organizer_id") },
    order: "created_at",
    columns: {
      id: null,
      organizer_id: null,
      slug: "Adres",
      title: LABELS.title,
      description: richTextColumn(LABELS.description),
      rules: richTextColumn(LABELS.rules),
      excerpt: "Begin",
      reward: LABELS.reward,
      organization: LABELS.organization,
      contact_email: LABELS.contactEmail,
      deadline: LABELS.deadline,
      jury_deadline: LABELS.juryDeadline,
      banner_big_id: pictureColumn(LABELS.bannerBig),
      banner_small_id: pictureColumn(LABELS.bannerSmall),
      extra_field1: LABELS.extraField1,
      extra_field2: LABELS.extraField2,
      mode: labelledValues("Deelnemen", { interactive: "op deze site", display: "elders" }),
      type: labelledValues("Voor wie", { open: "iedereen", closed: "wie uitgenodigd is" }),
      contributions_per_user: "Teksten per deelname",
      allow_fewer_contributions: "Minder teksten mag",
      show_jury_feedback_to_participant: "Deelnemers lezen de feedback",
      use_age_categories: "Met leeftijdscategorieën",
      is_blind: LABELS.isBlind,
      min_length: LABELS.minLength,
      max_length: LABELS.maxLength,
      length_unit: labelledValues(LABELS.lengthUnit, { words: "woorden", lines: "regels" }),
      show_juror_names: LABELS.showJurorNames,
      published_at: "Op de site sinds",
      first_published_at: "Voor het eerst op de site",
      ended_at: "Afgelopen",
      revision: "Keren bewaard",
      created_at: "Gemaakt",
      updated_at: "Bewaard",
      search: null,
      pictures: null,
    },
    // Contests with other entrants were transferred before (relied-on.ts).
    erase: async ({ tx, person }) => {
      await tx.deleteFrom("contests").where("organizer_id", "=", person.id).execute();
    },
    retained: {
      columns: [
        "slug",
        "title",
        "description",
        "rules",
        "excerpt",
        "reward",
        "organization",
        "extra_field1",
        "extra_field2",
        "search",
      ],
      reason:
        "Wedstrijden van jou waaraan anderen deelnemen, gaan over naar het team: zij rekenen erop. Wat je erin schreef, blijft staan zoals het is. Andere wedstrijden van jou verdwijnen.",
    },
  }),
  contest_results: personalTable("contest_results", {
    sections: { "Uitslagen van wedstrijden die je organiseert": rowsWithin("contest_id", "contests", "organizer_id") },
    order: "updated_at",
    columns: {
      contest_id: titleOfContest,
      expected_on: LABELS.expectedOn,
      jury_word: richTextColumn(LABELS.juryWord),
      released_at: "Bekendgemaakt",
      corrected_at: "Verbeterd",
      revision: "Keren bewaard",
      updated_at: "Bewaard",
      pictures: null,
    },
    // The laureates are entries, which are deleted with their writers; the jury's words stay with a contest that the
    // team takes over.
    retained: { columns: ["jury_word"] },
  }),
  contest_slugs: personalTable("contest_slugs", {
    sections: { "Adressen van je wedstrijden": rowsWithin("contest_id", "contests", "organizer_id") },
    columns: { slug: "Adres", contest_id: titleOfContest },
    retained: { columns: ["slug"] },
  }),
  contest_rules: personalTable("contest_rules", {
    sections: {
      "Reglementen bij deelnames aan je wedstrijden": rowsWithin("contest_id", "contests", "organizer_id"),
    },
    columns: { id: null, contest_id: titleOfContest, body: richTextColumn(LABELS.rules), hash: null, pictures: null },
    retained: { columns: ["body", "hash"] },
  }),
  contest_changes: personalTable("contest_changes", {
    sections: {
      "Wat je wijzigde aan wedstrijden waaraan mensen deelnamen": rowsWithin("contest_id", "contests", "organizer_id"),
    },
    order: "changed_at",
    columns: {
      id: null,
      contest_id: titleOfContest,
      changed_at: "Gewijzigd",
      field: labelledValues("Wat", {
        deadline: LABELS.deadline,
        rules: LABELS.rules,
        reward: LABELS.reward,
        texts: LABELS.contributionsPerUser,
        length: "Hoe lang een tekst mag zijn",
        extraField1: LABELS.extraField1,
        extraField2: LABELS.extraField2,
        ageCategories: LABELS.ageCategories,
        feedback: LABELS.showJuryFeedbackToParticipant,
        juryDeadline: LABELS.juryDeadline,
        jurorNames: LABELS.showJurorNames,
      } satisfies Record<EntryTerm | JuryTerm, string>),
      before: "Voordien",
      after: "Daarna",
    },
    retained: { columns: ["before", "after"] },
  }),
  contest_entry_counters: nonPersonal("Het laatste nummer van een inzending in een wedstrijd."),
  contest_genres: nonPersonal("De genres van een wedstrijd."),
  contest_age_categories: nonPersonal("De leeftijden van een wedstrijd."),
  contest_jury: personalTable("contest_jury", {
    sections: { "Wedstrijden die je jureert": rowsOwnedBy("user_id") },
    order: "joined_at",
    columns: {
      id: null,
      contest_id: titleOfContest,
      user_id: null,
      age_category_id: AGES,
      joined_at: "Sinds",
      reminded_at: "Laatst herinnerd",
    },
    // In an ongoing contest the juror is removed, as by the organiser. In an ended one the seat stays without a person,
    // for the feedback on entries.
    erase: async ({ tx, person }) => {
      await sql`
        delete from contest_jury juror using contests contest
        where juror.user_id = ${person.id} and contest.id = juror.contest_id and contest.ended_at is null`.execute(tx);
      await sql`
        update contribution_feedbacks set abstained_because = null
        where jury_id in ${seatsOf(person)}`.execute(tx);
    },
  }),
  participations: personalTable("participations", {
    sections: { "Wedstrijden waaraan je deelneemt": rowsOwnedBy("user_id") },
    order: "started_at",
    columns: {
      id: null,
      contest_id: titleOfContest,
      user_id: null,
      started_at: "Begonnen",
      finalized_at: "Ingediend",
      first_finalized_at: "Voor het eerst ingediend",
      reopened_at: "Teruggekregen",
      accepted_rules_id: null,
      first_name: "Voornaam",
      last_name: "Familienaam",
      date_of_birth: "Geboortedatum",
      phone: "Telefoonnummer",
      ...ADDRESS,
      extra_field1: "Antwoord op de eerste extra vraag",
      extra_field2: "Antwoord op de tweede extra vraag",
      age_category_id: AGES,
      may_link: "De uitslag mag naar je teksten linken",
      result_mail_of: null,
      award_mail_claimed_at: null,
    },
    erase: async ({ tx, person, now }) => {
      await notifyAwardedEntryDeleted(tx, { going: { user_id: person.id }, now });
      await tx.deleteFrom("participations").where("user_id", "=", person.id).execute();
    },
  }),
  contributions: personalTable("contributions", {
    sections: { "Teksten die je indiende": rowsWithin("participation_id", "participations", "user_id") },
    columns: {
      id: null,
      participation_id: null,
      contest_id: titleOfContest,
      text_id: null,
      position: placeColumn,
      // It belongs to the entrant, though no page shows it to them: it names their entry in the files of the organiser.
      entry_number: "Nummer in de wedstrijd",
      frozen_at: "Ingediend",
      title: "Titel",
      body: richTextColumn("Tekst"),
      word_count: "Woorden",
      image_id: pictureColumn("Afbeelding"),
      age_category_id: AGES,
      // As far as its writer knows it: "invalid" at once, an award only from the end of the contest on.
      state: lookup(
        "Uitslag",
        sql`(select case ${knownState} ${NAMES_OF_STATES} end from contributions contribution
          join contests contest on contest.id = contribution.contest_id
          where contribution.id = row.id and (contest.ended_at is not null or contribution.state = 'invalid'))`,
      ),
      place: lookup(
        "Plaats in de uitslag",
        sql`(select ${knownPlace} from contributions contribution
          join contests contest on contest.id = contribution.contest_id
          where contribution.id = row.id and contest.ended_at is not null)`,
      ),
      told_award: null,
      invalid_because: "Waarom ongeldig",
      pictures: null,
    },
  }),
  contribution_feedbacks: personalTable("contribution_feedbacks", {
    sections: {
      "Wat de jury over je inzendingen schreef": ({
        id,
      }) => sql`row.abstained_because is null and row.contribution_id in (
        select contribution.id from contributions contribution
        join participations entry on entry.id = contribution.participation_id
        join contests contest on contest.id = contribution.contest_id
        where entry.user_id = ${id} and contest.ended_at is not null and contest.show_jury_feedback_to_participant
      )`,
      "Wat je over inzendingen schreef": (person) => sql`(
        row.jury_id in ${seatsOf(person)}
        or row.id in (select feedback_id from feedback_changes where changed_by = ${person.id})
        or row.jury_id is null and row.contribution_id in (
          select contribution.id from contributions contribution
          join contests contest on contest.id = contribution.contest_id where contest.organizer_id = ${person.id}
        )
      )`,
    },
    order: "updated_at",
    columns: {
      id: null,
      contribution_id: lookup("Inzending", sql`(select title from contributions where id = row.contribution_id)`),
      jury_id: null,
      feedback: "Feedback",
      points: "Punten",
      // The reason stays when an organiser changes the words of a juror who abstained.
      abstained_because: {
        label: "Waarom je niet beoordeelde",
        as: (person) => sql`case when row.jury_id in ${seatsOf(person)} then row.abstained_because end`,
      },
      updated_at: "Geschreven",
    },
    retained: {
      columns: ["feedback", "points"],
      reason:
        "Wat je als jurylid of organisator over inzendingen schreef in wedstrijden die afgelopen zijn of die het team overneemt, blijft zonder je naam: het is ook van wie meedeed.",
    },
  }),
  feedback_changes: personalTable("feedback_changes", {
    sections: {
      "Oordelen van jou die de organisator wijzigde": ({ id }) => sql`row.feedback_id in (
        select given.id from contribution_feedbacks given join contest_jury juror on juror.id = given.jury_id
        where juror.user_id = ${id}
      )`,
    },
    order: "changed_at",
    columns: {
      feedback_id: lookup(
        "Inzending",
        sql`(select one.title from contributions one join contribution_feedbacks given on given.contribution_id = one.id
          where given.id = row.feedback_id)`,
      ),
      changed_by: null,
      changed_at: "Gewijzigd",
      feedback: "Wat jij schreef",
      points: "Jouw punten",
      abstained_because: "Waarom je niet beoordeelde",
    },
    // In an ongoing contest the row is deleted with the seat of the juror.
    erase: async ({ tx, person }) => {
      await sql`
        delete from feedback_changes using contribution_feedbacks given, contest_jury juror
        where given.id = feedback_changes.feedback_id and juror.id = given.jury_id and juror.user_id = ${person.id}`.execute(
        tx,
      );
    },
  }),
  former_jurors: personalTable("former_jurors", {
    sections: { "Wedstrijden waarvan je in de jury zat": rowsOwnedBy("user_id") },
    order: "removed_at",
    columns: { contest_id: titleOfContest, user_id: null, removed_at: "Tot" },
  }),
  former_organizers: personalTable("former_organizers", {
    sections: { "Wedstrijden die je vroeger organiseerde": rowsOwnedBy("user_id") },
    order: "handed_over_at",
    columns: {
      contest_id: titleOfContest,
      user_id: null,
      handed_over_at: "Tot",
      contact_email: LABELS.contactEmail,
    },
  }),
  juror_remarks: personalTable("juror_remarks", {
    sections: {
      "Opmerkingen die je als jurylid aan de organisator schreef": (person) => sql`row.jury_id in ${seatsOf(person)}`,
    },
    order: "updated_at",
    columns: {
      contribution_id: lookup("Inzending", sql`(select title from contributions where id = row.contribution_id)`),
      jury_id: null,
      remark: "Opmerking",
      updated_at: "Geschreven",
    },
    // In an ended contest the seat of the juror stays, without a person.
    erase: async ({ tx, person }) => {
      await sql`
        delete from juror_remarks remark using contest_jury juror
        where juror.id = remark.jury_id and juror.user_id = ${person.id}`.execute(tx);
    },
  }),
  contest_messages: personalTable("contest_messages", {
    sections: { "Berichten die je als organisator stuurde": rowsOwnedBy("sent_by") },
    order: "sent_at",
    columns: {
      id: null,
      contest_id: titleOfContest,
      sent_by: null,
      audience: MESSAGE_AUDIENCE,
      text: "Bericht",
      sent_at: "Verstuurd",
      recipient_count: "Aan hoeveel mensen",
    },
  }),
  contest_message_recipients: personalTable("contest_message_recipients", {
    sections: { "Berichten van organisatoren aan jou": rowsOwnedBy("user_id") },
    columns: {
      message_id: lookup("Bericht", sql`(select text from contest_messages where id = row.message_id)`),
      user_id: null,
      claimed_at: null,
      mailed_at: "Gemaild",
    },
    // Messages to this person alone are about them.
    erase: async ({ tx, person }) => {
      await sql`
        delete from contest_messages message using contest_message_recipients recipient
        where message.audience in ('entrant', 'juror') and recipient.message_id = message.id
          and recipient.user_id = ${person.id}`.execute(tx);
    },
  }),
  export_progress: personalTable("export_progress", {
    sections: { "Bestanden die je van wedstrijden maakte": rowsOwnedBy("user_id") },
    order: "updated_at",
    columns: {
      id: null,
      user_id: null,
      done: "Klaar",
      total: "Van",
      failures: "Mislukt",
      updated_at: "Laatst bijgewerkt",
    },
  }),
};
