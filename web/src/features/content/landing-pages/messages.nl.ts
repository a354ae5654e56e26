export const landingMessages = {
  menu: "Op deze pagina",
  open: (alt: string) => `Vergroot: ${alt}`,
  picture: (number: number) => `afbeelding ${number}`,
  lightbox: "De beelden, groot",
  position: (at: number, of: number) => `${at} van ${of}`,
  previous: "Vorig beeld",
  next: "Volgend beeld",
  close: "Sluit",
};
