export const academyHome = {
  title: "Maak van schrijven je vak.",
  intro:
    "In de Schrijfacademie werk je aan je eigen teksten, met docenten die zelf schrijven en medestudenten die echt lezen. Er is plaats voor dertig studenten.",
  about: "Wat leer je?",
  featuresTitle: "Zo leer je hier",
  alumniTitle: "Wie ons voorging",
  alumniMore: "Alle alumni",
  newsTitle: "Nieuws van de academie",
};
export const academyFeatures = [
  {
    title: "Schrijven, elke week",
    text: "Je leert het door het te doen. Elke les vertrekt van tekst, en van de jouwe.",
  },
  { title: "Lezers die iets zeggen", text: "Je krijgt feedback waar je mee verder kunt, en je leert ze ook geven." },
  { title: "Docenten die schrijven", text: "Je leert van mensen die zelf voor het lege blad zitten." },
  { title: "Een eigen project", text: "Je werkt toe naar een geheel dat helemaal van jou is." },
];
