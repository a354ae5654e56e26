/** What a demo account may do on the sites; `null` is an ordinary member. */
export type DemoRole =
  | "contest_organizer"
  | "course_organizer"
  | "course_organizer_only_display"
  | "activity_organizer"
  | "ecourse_organizer"
  | "editor"
  | "admin"
  | "superadmin";

/** One invented person with a demo account. */
export interface DemoPerson {
  /** Local part of the address: `${key}@inktvis.example`. Texts name their author with it. */
  key: string;
  nickname: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  bio: string;
  postalCode: string;
  city: string;
  country: "BE";
  website: string | null;
  /** Keys of genres, the favourite first. */
  genres: readonly string[];
  collaborator: boolean;
  realNamePublicVisible: boolean;
  agePublicVisible: boolean;
  role: DemoRole | null;
  /** A motif of pictures.ts. */
  picture: string;
}

/** The demo accounts, members first. The ages hold on 2026-11-21, the day the demo is set on. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    key: "lid",
    nickname: "Fons van ’t Spoor",
    firstName: "Alfons",
    lastName: "Deckmijn",
    dateOfBirth: "1957-04-02",
    bio: "Negenendertig jaar treinbegeleider geweest, tuba in wat er van de fanfare overschiet. Ik schrijf op wat ze mij onderweg verteld hebben, en soms wat ze verzwegen. Mijn kleinzoon doet de punten en de komma’s.",
    postalCode: "9300",
    city: "Aalst",
    country: "BE",
    website: null,
    genres: ["humor", "column", "brief"],
    collaborator: false,
    realNamePublicVisible: true,
    agePublicVisible: true,
    role: null,
    picture: "station",
  },
  {
    key: "schrijver",
    nickname: "Marit Daele",
    firstName: "Marit",
    lastName: "Vandaele-Roos",
    dateOfBirth: "1984-09-17",
    bio: "Ik ben nachtverpleegkundige in Gent en schrijf tussen twee rondes door, op de achterkant van menukaarten. Gedichten eerst, sinds een paar jaar ook verhalen. Er groeit een roman over een polderdorp dat niet meer op de kaart staat.",
    postalCode: "9000",
    city: "Gent",
    country: "BE",
    website: "https://maritdaele.example",
    genres: ["poezie", "kortverhaal", "roman"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: true,
    role: null,
    picture: "portret",
  },
  {
    key: "jurylid",
    nickname: "G. Quaghe",
    firstName: "Godelieve",
    lastName: "Quaghebuer",
    dateOfBirth: "1961-01-30",
    bio: "Gaf vijfendertig jaar Latijn in Leuven en leest nu voor jury’s, traag en met een potlood. Schrijft sonnetten die rijmen en verhalen die dat niet doen. Kookt soep bij alles.",
    postalCode: "3000",
    city: "Leuven",
    country: "BE",
    website: null,
    genres: ["poezie", "essay", "kortverhaal"],
    collaborator: false,
    realNamePublicVisible: true,
    agePublicVisible: false,
    role: null,
    picture: "portret",
  },
  {
    key: "jongere",
    nickname: "min of meer Yas",
    firstName: "Yasmine",
    lastName: "Benhaddou",
    dateOfBirth: "2010-05-06",
    bio: "16, Borgerhout, vijfde humane. Ik schrijf in de tram en ik lees het voor op de trap van de academie. Ja, de kat bestaat echt.",
    postalCode: "2140",
    city: "Borgerhout",
    country: "BE",
    website: null,
    genres: ["spoken-word", "poezie", "dagboek"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: null,
    picture: "portret",
  },
  {
    key: "wedstrijdorganisator",
    nickname: "Dries Kanaal",
    firstName: "Dries",
    lastName: "Tavernaere",
    dateOfBirth: "1979-11-08",
    bio: "Richt met een handvol vrijwilligers de verhalenwedstrijd De Korte Leie in. Woont aan het water en schrijft vooral over wat erin ligt. Voor een goede frituur rijdt hij om.",
    postalCode: "8500",
    city: "Kortrijk",
    country: "BE",
    website: "https://dekorteleie.example",
    genres: ["thriller", "kortverhaal", "humor"],
    collaborator: false,
    realNamePublicVisible: true,
    agePublicVisible: true,
    role: "contest_organizer",
    picture: "regen",
  },
  {
    key: "cursusorganisator",
    nickname: "Mieke Berkenbos",
    firstName: "Maria",
    lastName: "Van Gestelen",
    dateOfBirth: "1959-03-21",
    bio: "Was achtendertig jaar lerares Frans en geeft nu schrijfcursussen in een oude bosschool bij Turnhout. Haar eerste les gaat altijd over kijken, de tweede over schrappen. Er is koffie, en er zijn konijnen.",
    postalCode: "2300",
    city: "Turnhout",
    country: "BE",
    website: "https://debosschool.example",
    genres: ["kortverhaal", "natuur", "poezie"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: "course_organizer",
    picture: "bos",
  },
  {
    key: "cursusorganisator-weergave",
    nickname: "Schrijfhuis De Komma",
    firstName: "Pascale",
    lastName: "Everaers",
    dateOfBirth: "1972-08-14",
    bio: "De Komma is een schrijfhuis in een vroeger kantwinkeltje in Lier: twee leslokalen, één kachel, geen wifi. Pascale houdt de agenda bij en zet hier het aanbod. Inschrijven doet men bij haar aan de toog.",
    postalCode: "2500",
    city: "Lier",
    country: "BE",
    website: "https://dekomma.example",
    genres: ["autobiografie", "brief"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: "course_organizer_only_display",
    picture: "trap",
  },
  {
    key: "activiteitenorganisator",
    nickname: "Tille aan Zee",
    firstName: "Mathilde",
    lastName: "Pyckaert",
    dateOfBirth: "1991-06-27",
    bio: "Organiseert voorleesavonden in een leegstaande ijssalon op de dijk, van oktober tot Pasen. Was vroeger redder, zingt een beetje, schrijft voor wie klein is of zich zo voelt. Breng een trui mee.",
    postalCode: "8400",
    city: "Oostende",
    country: "BE",
    website: "https://ijssalonvoorlezen.example",
    genres: ["songtekst", "jeugd", "reisverhaal"],
    collaborator: false,
    realNamePublicVisible: true,
    agePublicVisible: true,
    role: "activity_organizer",
    picture: "zee",
  },
  {
    key: "schrijfatelier",
    nickname: "Atelier Het Witblad",
    firstName: "Joke",
    lastName: "Vanthournout",
    dateOfBirth: "1976-05-30",
    bio: "Het Witblad is een atelier op een tweede verdieping in Gent, boven een fietsenmaker. Er hangt een groot vel papier aan de muur waar elke groep één regel op achterlaat. Joke schrijft voor het theater en houdt de lessen klein.",
    postalCode: "9000",
    city: "Gent",
    country: "BE",
    website: "https://hetwitblad.example",
    genres: ["theater", "roman"],
    collaborator: false,
    realNamePublicVisible: true,
    agePublicVisible: false,
    role: "course_organizer",
    picture: "venster",
  },
  {
    key: "leeskring",
    nickname: "Leeskring Het Ezelsoor",
    firstName: "Ludo",
    lastName: "Schepers-Claes",
    dateOfBirth: "1968-11-12",
    bio: "Dertig Hasselaren die al twaalf jaar samen lezen en het zelden eens zijn. Ludo zet de stoelen, kiest de gasten en sluit het café. Iedereen mag aanschuiven, ook wie het boek niet uit heeft.",
    postalCode: "3500",
    city: "Hasselt",
    country: "BE",
    website: "https://ezelsoor.example",
    genres: ["roman", "essay"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: "activity_organizer",
    picture: "keuken",
  },
  {
    key: "ecursusorganisator",
    nickname: "Emre Zwartberg",
    firstName: "Emre",
    lastName: "Aksoylar",
    dateOfBirth: "1988-12-05",
    bio: "Informaticus van opleiding, kleinzoon van een mijnwerker, verteller uit noodzaak. Maakt e-cursussen over dialoog en over verzonnen werelden die naar echte ruiken. Oefent zijn scènes op de terril, met zijn dochter als souffleur.",
    postalCode: "3600",
    city: "Genk",
    country: "BE",
    website: "https://emrezwartberg.example",
    genres: ["fantasy", "theater", "kortverhaal"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: true,
    role: "ecourse_organizer",
    picture: "terril",
  },
  {
    key: "redacteur",
    nickname: "Wannes Puntkomma",
    firstName: "Wannes",
    lastName: "Hoedemaeckers",
    dateOfBirth: "1982-02-11",
    bio: "Redacteur bij Inktvis en doorwinterd treinreiziger. Leest alles hardop, ook de handleiding van de koffiezetter. Gelooft in de puntkomma; men mag daarover mailen.",
    postalCode: "1030",
    city: "Schaarbeek",
    country: "BE",
    website: null,
    genres: ["column", "essay", "humor"],
    collaborator: true,
    realNamePublicVisible: true,
    agePublicVisible: false,
    role: "editor",
    picture: "portret",
  },
  {
    key: "admin",
    nickname: "Saar van Inktvis",
    firstName: "Saar",
    lastName: "Ooms-Mertelaer",
    dateOfBirth: "1990-10-19",
    bio: "Houdt Inktvis draaiende: vragen, meldingen, vergeten wachtwoorden. Schrijft zelf alleen boodschappenlijstjes, maar dan wel goede. Antwoordt binnen de twee werkdagen, met een komma op de juiste plaats.",
    postalCode: "1800",
    city: "Vilvoorde",
    country: "BE",
    website: null,
    genres: ["brief", "dagboek"],
    collaborator: true,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: "admin",
    picture: "vogels",
  },
  {
    key: "superadmin",
    nickname: "Octo",
    firstName: "Jonas",
    lastName: "Verhellen",
    dateOfBirth: "1986-07-03",
    bio: "Woont in de machinekamer, acht armen en één toetsenbord. Als alles werkt, hoort men hem niet. Leest ’s nachts fantasy en reisverhalen.",
    postalCode: "9000",
    city: "Gent",
    country: "BE",
    website: null,
    genres: ["fantasy", "reisverhaal"],
    collaborator: false,
    realNamePublicVisible: false,
    agePublicVisible: false,
    role: "superadmin",
    picture: "maan",
  },
];

/** @throws for an unknown key */
export function demoPerson(key: string) {
  const person = DEMO_PEOPLE.find((each) => each.key === key);
  if (!person) throw new Error(`Demo: there is no person ${key}`);
  return person;
}
