export const ownEnrolmentMessages = {
  begun: "Je begon je in te schrijven, maar bent nog niet klaar.",
  lostSeat: "Je begon je in te schrijven, maar we houden geen plaats meer voor je vrij.",
  goOn: "Werk je inschrijving af",
  inReview: "We kijken je betaling na.",
  inReviewHelp: "Iemand van ons mailt je zo snel mogelijk. Betaal intussen niet nog eens.",
  toEnrolment: "Naar je inschrijving",
  enrolled: "Je bent ingeschreven.",
  bought: "Deze cursus is van jou.",
  delisted: "Je bent uitgeschreven voor deze cursus.",
  delistedAsk: "Wil je toch meedoen? Mail",
  toOwnCourse: "Naar mijn cursus",
};
