export const keepMeInformedMessages = {
  button: "Hou me op de hoogte",
  searchHint: "Komt er een nieuwe cursus bij die hierbij past, dan laten we het je weten.",
  likeHint: (names: string) =>
    `We laten het je weten als deze cursus een nieuwe editie krijgt, en als er een komt zoals deze: ${names}.`,
  online: "zonder bijeenkomsten",
  done: "We houden je op de hoogte: met een melding, en met een mail als je die wil.",
  toSettings: "Bij je instellingen lees je wat je volgt, en stop je ermee",
};
