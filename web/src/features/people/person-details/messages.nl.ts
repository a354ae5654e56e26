export const personDetailsMessages = {
  person: "Wie ben je?",
  phoneHelp: "Met de landcode, bijvoorbeeld +32 470 12 34 56.",
  address: "Waar woon je?",
  vatHelp: "Als je er een hebt, zoals BE 0999.999.922.",
};
