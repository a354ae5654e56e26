import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import {
  lookup,
  namesBy,
  nonPersonal,
  personalTable,
  pictureColumn,
  richTextColumn,
  rowsOwnedBy,
  rowsWithin,
} from "../personal-table.ts";

/** Activities that somebody organises. */
export const activityTables = {
  activities: personalTable("activities", {
    sections: { "Activiteiten die je organiseert": rowsOwnedBy("organizer_id") },
    order: "created_at",
    columns: {
      id: null,
      organizer_id: null,
      slug: "Adres",
      title: LABELS.title,
      description: richTextColumn(LABELS.description),
      excerpt: "Eerste regels",
      image_id: pictureColumn(LABELS.image),
      date_from: LABELS.dateFrom,
      from_is_day: null,
      date_to: LABELS.dateTo,
      to_is_day: null,
      organizer: LABELS.organizer,
      enrollment_link: LABELS.enrollmentLink,
      enrollment_deadline: LABELS.enrollmentDeadline,
      price: LABELS.price,
      location: LABELS.location,
      more_info: LABELS.moreInfo,
      organized_by_cs: LABELS.organizedByCs,
      created_at: "Gemaakt",
      updated_at: "Bewaard",
      revision: "Keren bewaard",
      search: null,
      pictures: null,
    },
    extraColumns: { [LABELS.genres]: namesBy("activity_genres", "activity_id", "genres", "genre_id") },
    // Activities that others rely on were transferred before (relied-on.ts).
    erase: async ({ tx, person }) => {
      await tx.deleteFrom("activities").where("organizer_id", "=", person.id).execute();
    },
    retained: {
      columns: [
        "slug",
        "title",
        "description",
        "excerpt",
        "organizer",
        "enrollment_link",
        "price",
        "location",
        "more_info",
        "search",
      ],
    },
  }),
  activity_slugs: personalTable("activity_slugs", {
    sections: { "Adressen van je activiteiten": rowsWithin("activity_id", "activities", "organizer_id") },
    columns: {
      slug: "Adres",
      activity_id: lookup("Activiteit", sql`(select title from activities where id = row.activity_id)`),
    },
    retained: { columns: ["slug"] },
  }),
  activity_genres: nonPersonal("De genres staan bij de activiteit, en gaan ermee mee."),
};
