import { sql } from "kysely";
import { lookup, nonPersonal, personalTable, rowsOwnedBy, rowsSentTo } from "../personal-table.ts";

/** Subscriptions that were requested with an address that now belongs to this account. */
const subscriptionOf = rowsSentTo("asked_at");
const titleOfNewsletter = lookup("Nieuwsbrief", sql`(select title from newsletters where id = row.newsletter_id)`);

/** The newsletter of people without an account: the preference of a member is stored in `users`. */
export const newsletterTables = {
  newsletters: nonPersonal("Wat het huis zelf uitgeeft, door het huis geschreven."),
  newsletter_subscriptions: personalTable("newsletter_subscriptions", {
    sections: { "Wat je met je e-mailadres voor de nieuwsbrief vroeg": subscriptionOf },
    order: "asked_at",
    columns: {
      id: null,
      email: "E-mailadres",
      first_name: "Voornaam",
      asked_at: "Gevraagd",
      confirmed_at: "Bevestigd",
    },
    erase: async ({ tx, person }) => {
      await sql`delete from newsletter_subscriptions as row where ${subscriptionOf(person)}`.execute(tx);
    },
  }),
  newsletter_recipients: personalTable("newsletter_recipients", {
    sections: { "Nieuwsbrieven die je kreeg": rowsOwnedBy("user_id") },
    columns: {
      id: null,
      newsletter_id: titleOfNewsletter,
      user_id: null,
      subscription_id: null,
      batch: null,
      claimed_at: null,
      mailed_at: "Gemaild",
    },
  }),
};
