/** The texts of the page for inviting people to a course. */
export const courseInvitingMessages = {
  title: "Deelnemers uitnodigen",
  intro: "Nodig mensen uit met hun e-mailadres. Ze krijgen een mail met jouw bericht en een link.",
  closed: "Deze cursus is gesloten: alleen wie je uitnodigt en de uitnodiging aanvaardt, kan zich inschrijven.",
  full: "De cursus is vol. Wie je nu uitnodigt, kan zich pas inschrijven als er een plaats vrijkomt, en komt dan na wie op de wachtlijst staat.",
  over: "De deadline om in te schrijven is voorbij, de cursus gaat niet door of staat niet op de site. Uitnodigen kan nu niet.",
  theCourse: "de cursus",
  defaultText: (course: string) =>
    `We denken dat ‘${course}’ iets voor jou is, en nodigen je graag uit.\n\nAanvaard de uitnodiging en schrijf je in op de pagina van de cursus. Heb je vragen? Antwoord dan op deze mail.`,
};
