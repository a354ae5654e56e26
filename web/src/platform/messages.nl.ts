/** Messages of the platform itself. The words of the first five are prescribed: docs/product/platform.md#refusals. */
export const messages = {
  generalError: "Er ging iets fout. Probeer het later opnieuw.",
  notFound: "Deze pagina bestaat niet.",
  sessionExpired: "Je sessie is vervallen. De pagina wordt vernieuwd. Probeer daarna opnieuw.",
  unauthorized: "Je hebt geen toegang tot deze pagina.",
  // Prescribed in English.
  errorPageFailed: "An error occurred while showing the error page",

  previewMark: "Voorbeeld: zo staat het nog niet op de site.",
  notFoundHelp: "Misschien is het adres veranderd, of zit er een tikfout in.",
  unauthorizedHelp: "Vraag toegang aan wie de pagina beheert, of meld je aan met een andere account.",
  generalErrorHelp: "Het ligt aan ons, niet aan jou. Wat je al bewaarde, is veilig.",
  offlineHelp: "Kijk of je verbinding hebt. Wat je al bewaarde, is veilig.",
  home: "Naar de startpagina",
  retry: "Probeer opnieuw",
  skipToContent: "Ga naar de inhoud",
  needsScript: "Dit gaat alleen met JavaScript. Zet het aan in je browser en laad de pagina opnieuw.",
  loading: "Bezig met laden",
};
