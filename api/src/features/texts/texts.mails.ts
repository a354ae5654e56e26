import type { Mail } from "../../platform/mail/mail-content.ts";

interface NewText {
  to: string;
  nickname: string;
  author: string;
  title: string;
  url: string;
}

export const newTextFromFollowed = ({ to, nickname, author, title, url }: NewText): Mail => ({
  to,
  subject: `${author} schreef iets nieuws: ${title}`,
  preview: "Iemand die je volgt, zette een nieuwe tekst online.",
  greeting: `Dag ${nickname}`,
  paragraphs: [`Je volgt ${author}. Er staat een nieuwe tekst: ‘${title}’.`],
  action: { label: "Lees de tekst", url },
  smallPrint: [
    `Wil je dit niet meer weten? Open de tekst en kies bij ${author} voor ‘Volg niet meer’, of zet bij je instellingen aan dat je alleen belangrijke mails krijgt.`,
  ],
});
