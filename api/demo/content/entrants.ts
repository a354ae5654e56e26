import { demoPerson } from "../people.ts";

/** Where people of the demo live, and what they answer when a contest asks something. All of it is invented. */
const HOMES: Readonly<
  Record<string, { street: string; number: string; postalCode: string; phone: string; answer: string }>
> = {
  lid: {
    street: "Overstapstraat",
    number: "17",
    postalCode: "9300",
    phone: "+32470000117",
    answer: "Ja, maar dan doe ik het zelf, met de tuba erbij.",
  },
  schrijver: { street: "Nachtegaaldreef", number: "4 bus 2", postalCode: "9000", phone: "+32470000204", answer: "Ja." },
  jongere: {
    street: "Trappenplein",
    number: "31",
    postalCode: "2140",
    phone: "+32470000331",
    answer: "ja maar niet met zo’n stem",
  },
  cursusorganisator: {
    street: "Bosschoolweg",
    number: "8",
    postalCode: "2300",
    phone: "+32470000408",
    answer: "Van een cursiste die er in 2019 de soep kwam prijzen.",
  },
  activiteitenorganisator: {
    street: "IJssalonhelling",
    number: "2",
    postalCode: "8400",
    phone: "+32470000502",
    answer: "Graag, en liefst met de ramen open.",
  },
  ecursusorganisator: {
    street: "Schachtbokstraat",
    number: "56",
    postalCode: "3600",
    phone: "+32470000656",
    answer: "Mijn dochter vond de affiche in de bib en wilde weten wat een oever was.",
  },
  admin: {
    street: "Kanaaldijk",
    number: "103",
    postalCode: "1800",
    phone: "+32470000703",
    answer: "Ja, zonder mijn naam.",
  },
  superadmin: {
    street: "Machinekamerstraat",
    number: "1",
    postalCode: "9000",
    phone: "+32470000801",
    answer: "Uit de logboeken.",
  },
};

/** What somebody filled in about themselves with their entry. */
export function entrantOf(key: string) {
  const person = demoPerson(key);
  const home = HOMES[key];
  if (!home) throw new Error(`Demo: nothing is known of where ${key} lives`);
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    date_of_birth: person.dateOfBirth,
    phone: home.phone,
    address_street: home.street,
    address_number: home.number,
    address_postal_code: home.postalCode,
    address_city: person.city,
    address_country: person.country,
    answer: home.answer,
  };
}
