export const acceptedRulesMessages = {
  title: "Het reglement dat je aanvaardde",
  titleForOrganizer: "Het aanvaarde reglement",
  acceptedOn: "Aanvaard op",
  changedSince: "Sindsdien is het reglement gewijzigd. Hieronder staat het zoals het aanvaard werd.",
  current: "Het reglement van nu",
};
