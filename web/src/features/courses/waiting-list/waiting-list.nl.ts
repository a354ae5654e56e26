export const waitingListMessages = {
  hint: (waiting: number) =>
    `Komt er een plaats vrij, dan krijgt wie het langst wacht ze eerst. ${
      waiting === 0
        ? "Er wacht nog niemand."
        : waiting === 1
          ? "Er wacht al iemand."
          : `Er wachten al ${waiting} mensen.`
    }`,
  join: "Zet me op de wachtlijst",
  joined: "Je staat op de wachtlijst. We mailen je zodra er een plaats voor je is.",

  waiting: "Je staat op de wachtlijst.",
  position: (position: number) =>
    position === 1
      ? "Je bent als eerste aan de beurt."
      : position === 2
        ? "Er staat nog één persoon vóór jou."
        : `Er staan nog ${position - 1} mensen vóór jou.`,
  waitingHint:
    "Je krijgt een mail zodra er een plaats voor je is. Schrijf je dan op tijd in: in de mail staat tot wanneer ze voor jou is. Tot dan hoef je niets te doen.",
  leave: "Haal me van de wachtlijst",
  leaveTitle: "Van de wachtlijst gaan?",
  leaveHelp: "Je verliest je plaats op de lijst. Kom je later terug, dan sta je achteraan.",
  left: "Je staat niet meer op de wachtlijst.",

  offered: "Er is een plaats voor je.",
  offeredUntil: "We houden ze voor je vrij tot",
  enrol: "Schrijf je in",
  decline: "Ik hoef de plaats niet meer",
  declineTitle: "De plaats weigeren?",
  declineHelp: "De plaats is meteen vrij voor wie volgt, en jij staat niet meer op de wachtlijst.",
  declineConfirm: "Weiger de plaats",
  declined: "De plaats is weer vrij voor iemand anders. Dank je om het te laten weten.",
};
