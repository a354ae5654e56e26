/** For the author of a text that staff hid. */
export const hiddenMessages = {
  hidden: "Het team verborg deze tekst: alleen jij ziet hem nog.",
  change: "Pas je hem aan, dan lezen we hem opnieuw. Tot dan blijft hij verborgen.",
  rewritten: "Je paste hem aan. Hij blijft verborgen tot we hem opnieuw lazen: je krijgt een mail.",
  decision: "Bekijk de beslissing",
};
