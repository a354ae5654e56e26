import { LABELS } from "@inktvis/contract/labels.nl";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { sql } from "kysely";
import { deletePictures } from "../delete-pictures.ts";
import {
  rowsOwnedBy,
  countryColumn,
  personalTable,
  labelledValues,
  lookup,
  pictureColumn,
  richTextColumn,
} from "../personal-table.ts";

/** The profile. */
export const profileTables = {
  users: personalTable("users", {
    sections: { "Je profiel": rowsOwnedBy("id") },
    columns: {
      id: null,
      slug: "Adres van je profiel",
      nickname: LABELS.nickname,
      email: LABELS.email,
      password_hash: null,
      first_name: LABELS.firstName,
      last_name: LABELS.lastName,
      date_of_birth: LABELS.dateOfBirth,
      bio: LABELS.bio,
      website: LABELS.website,
      phone: LABELS.phone,
      address_street: LABELS.addressStreet,
      address_number: LABELS.addressNumber,
      address_postal_code: LABELS.addressPostalCode,
      address_city: LABELS.addressCity,
      address_country: countryColumn,
      education: richTextColumn(LABELS.education),
      publications: richTextColumn(LABELS.publications),
      prizes: richTextColumn(LABELS.prizes),
      varia: richTextColumn(LABELS.varia),
      genre_ids: lookup(
        "Genres",
        sql`(select string_agg(name, ', ' order by name) from genres where id = any(row.genre_ids))`,
      ),
      picture_id: pictureColumn("Foto"),
      collaborator: "Van het team",
      position: "Functie in het team",
      real_name_public_visible: "Anderen zien je naam",
      age_public_visible: "Anderen zien je leeftijd",
      receive_only_crucial_email: "Alleen belangrijke mails",
      mail_follows: "Mails over wie je volgt",
      mail_academy: "Mails over inschrijven voor de schrijfacademie",
      mail_courses: "Mails over nieuwe cursussen",
      newsletter: "Nieuwsbrief",
      terms_agreed_at: "Akkoord met de voorwaarden",
      terms_version: "Versie van de voorwaarden",
      blocked_at: "Geblokkeerd",
      blocked_because: "Waarom geblokkeerd",
      created_at: "Lid sinds",
      search: null,
      name_search: null,
      found_by: null,
      pictures: null,
    },
  }),
  user_slugs: personalTable("user_slugs", {
    sections: { "Adressen van je profiel": rowsOwnedBy("user_id") },
    columns: { slug: "Adres", user_id: null },
  }),
  user_roles: personalTable("user_roles", {
    sections: { "Wat je hier mag": rowsOwnedBy("user_id") },
    columns: { user_id: null, role: labelledValues("Rol", ROLE_NAMES), granted_at: "Sinds" },
  }),
  images: personalTable("images", {
    sections: { "Je afbeeldingen": rowsOwnedBy("owner_id") },
    order: "created_at",
    columns: {
      id: pictureColumn("Afbeelding"),
      owner_id: null,
      width: "Breedte",
      height: "Hoogte",
      alt: "Beschrijving",
      maker: "Maker",
      focal_x: "Blijft in beeld, in procent van links",
      focal_y: "Blijft in beeld, in procent van boven",
      is_rendered: null,
      created_at: "Bewaard",
      taken_down_at: "Door het team weggehaald",
      taken_down_because: "Waarom weggehaald",
    },
    erase: deletePictures,
    retained: {
      columns: ["id", "alt", "maker"],
      reason:
        "Afbeeldingen die je voor artikels en pagina’s van het huis opzette, blijven daar staan, met hun beschrijving en hun maker. Nergens staat nog dat jij ze opzette.",
    },
  }),
};
