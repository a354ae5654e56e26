/*
 * The online courses of the demo; their lessons are the files `<module>-<lesson>-….html` in api/demo/ecourses/<folder>.
 */

/** A fixed id of an online course or of a lesson, so that its pages have the same address in every demo. */
export const demoEcourseId = (number: number, module = 0, lesson = 0) =>
  `00000000-0000-4000-8000-0000000e${number}0${module}${lesson}`;

interface DemoQuestion {
  question: string;
  /** The right answer comes first here; in the database it is not always the first. */
  answers: readonly [right: string, ...wrong: string[]];
}
export interface DemoTest {
  title: string;
  /** The `module-lesson` that the test belongs to; absent for the final test. */
  lesson?: string;
  questions: readonly DemoQuestion[];
}
/** A student, and how far they are. */
export interface DemoStudent {
  person: string;
  /** How many lessons they completed, from the first one on, one a day. */
  completed: number;
  /** Days since they last opened a lesson: the one after the completed lessons, or the last of the course. */
  ago: number;
  /** How the final test ended: with a certificate, or with the last `wrong` questions answered wrongly. */
  finalTest?: "passed" | { wrong: number };
}

/** A text for the assignment of a lesson; without feedback when the maker has not read it yet. */
export interface DemoSubmission {
  person: string;
  /** `module-lesson` */
  lesson: string;
  title: string;
  body: string;
  feedback: string | null;
}
export interface DemoEcourse {
  folder: string;
  title: string;
  body: string;
  asksAllLessons: boolean;
  modules: readonly { title: string; description: string | null }[];
  tests: readonly DemoTest[];
  /** Keys of courses whose participants follow this online course. */
  courses: readonly string[];
  students: readonly DemoStudent[];
  submissions: readonly DemoSubmission[];
  /** People who have not answered their invitation yet. */
  invited: readonly { person: string; message: string }[];
}

const DIALOGUE_TESTS: readonly DemoTest[] = [
  {
    title: "Wat hoor je?",
    lesson: "1-3",
    questions: [
      {
        question: "Waaraan hoort een lezer het best dat iemand kwaad is?",
        answers: ["Aan korte zinnen", "Aan uitroeptekens", "Aan het werkwoord ‘brulde’"],
      },
      {
        question: "Wat doe je met dialect?",
        answers: ["Je spaart het", "Je schrijft alles fonetisch", "Je zet het cursief"],
      },
    ],
  },
  {
    title: "Eindproef",
    questions: [
      {
        question: "Wat is de onderlaag van een gesprek?",
        answers: ["Wat iemand denkt terwijl die iets anders zegt", "De beschrijving van de kamer", "Een voetnoot"],
      },
      {
        question: "Hoeveel doelen geef je elke persoon in een dialoog?",
        answers: ["Eén, klein en nu", "Geen", "Zo veel mogelijk"],
      },
      {
        question: "Waarom werkt ‘zei’ beter dan ‘opperde’?",
        answers: ["De lezer merkt het niet op", "Het is korter om te typen", "Het staat in het woordenboek"],
      },
      {
        question: "Wat schrap je het eerst?",
        answers: ["De begroeting", "Het voorwerp in hun handen", "De stilte op het einde"],
      },
      {
        question: "Wat doe je bij een kruisje, na het voorlezen?",
        answers: [
          "Herschrijven: iemand klinkt daar als de ander",
          "Schrappen: je verveelt je daar",
          "Niets: daar wil je weten hoe het verdergaat",
        ],
      },
    ],
  },
];

const STUDENTS: readonly DemoStudent[] = [
  { person: "schrijver", completed: 8, ago: 12, finalTest: "passed" },
  { person: "lid", completed: 4, ago: 2 },
  { person: "redacteur", completed: 8, ago: 0, finalTest: { wrong: 2 } },
  { person: "jurylid", completed: 2, ago: 30 },
  { person: "wedstrijdorganisator", completed: 0, ago: 41 },
];

const SUBMISSIONS: readonly DemoSubmission[] = [
  {
    person: "lid",
    lesson: "2-1",
    title: "Koffie met melk",
    body: "<p>‘Er is nog koffie.’</p><p>‘Ge hebt de melk al weggezet.’</p><p>‘Ik kan ze terug pakken.’</p><p>Hij draaide de suikerpot een halve toer.</p><p>‘De trein van tien na, rijdt die op zondag?’</p><p>‘Om het uur.’</p><p>‘Dan haal ik die van elf.’</p>",
    feedback:
      "Die suikerpot doet het werk, en je zegt er niets over. Schrap misschien ‘Om het uur’: de vraag is sterker zonder antwoord.",
  },
  {
    person: "redacteur",
    lesson: "2-1",
    title: "De stoel bij het raam",
    body: "<p>‘Staat die stoel altijd daar?’</p><p>‘Sinds gisteren.’</p><p>‘Ik zet hem wel terug.’</p><p>‘Laat maar. Hij staat niet in de weg.’</p>",
    feedback: null,
  },
];

export const DEMO_ECOURSES: readonly DemoEcourse[] = [
  {
    folder: "dialogen",
    title: "Dialogen die kloppen",
    body: "<p>Mensen zeggen zelden wat ze bedoelen. Daarom is een goed gesprek op papier nooit een verslag van wat er gezegd werd. In deze online cursus leer je luisteren, verzwijgen en schrappen.</p><p>Je volgt acht lessen wanneer het jou past. Reken op een half uur per les, met telkens één oefening. Op het einde leg je een proef af, en krijg je een certificaat.</p>",
    asksAllLessons: true,
    modules: [
      { title: "Luisteren", description: "Voor je een dialoog schrijft, hoor je er een." },
      { title: "Schrijven", description: "Wie iets wil, heeft iets te zeggen." },
      { title: "Herschrijven", description: null },
    ],
    tests: DIALOGUE_TESTS,
    courses: ["08-schrijven-voor-je-plezier"],
    students: STUDENTS,
    submissions: SUBMISSIONS,
    invited: [
      {
        person: "jongere",
        message: "Je dialogen zijn al sterk. Met deze lessen worden ze nog strakker. Doe je mee?",
      },
    ],
  },
  {
    folder: "vingeroefeningen",
    title: "Drie vingeroefeningen",
    body: "<p>Drie korte oefeningen om warm te worden. Tien minuten, een blad papier en een wekker: meer heb je niet nodig.</p>",
    asksAllLessons: false,
    modules: [{ title: "Warm worden", description: null }],
    tests: [],
    courses: ["06-proeven-van-schrijven", "08-schrijven-voor-je-plezier"],
    students: [],
    submissions: [],
    invited: [],
  },
  {
    folder: "gedicht",
    title: "Het eerste gedicht",
    body: "<p>In acht stappen maak je één gedicht dat blijft staan. Je kijkt, kiest, breekt en schrapt. Reken op een uur per stap, en doe er gerust een maand over.</p>",
    asksAllLessons: true,
    modules: [
      { title: "Verzamelen", description: "Voor er een gedicht is, is er een lijst." },
      { title: "Bouwen", description: "Een regel is iets anders dan een zin." },
      { title: "Laten staan", description: null },
    ],
    tests: [],
    courses: ["09-het-eerste-gedicht"],
    students: [],
    submissions: [],
    invited: [],
  },
];
