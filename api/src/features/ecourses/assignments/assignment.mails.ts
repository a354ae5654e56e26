import type { Mail } from "#platform/mail/mail-content.ts";

interface About {
  to: string;
  nickname: string;
  lesson: string;
  ecourse: string;
  /** The title of the text. */
  title: string;
  url: string;
}

export const textHandedIn = ({
  to,
  nickname,
  lesson,
  ecourse,
  title,
  author,
  url,
}: About & { author: string }): Mail => ({
  kind: "ecourses.text-handed-in",
  to,
  subject: `Er is een tekst ingediend bij ${ecourse}`,
  preview: "Lees de tekst en geef feedback.",
  greeting: `Dag ${nickname}`,
  paragraphs: [`${author} diende ‘${title}’ in bij de les ‘${lesson}’ van je online cursus ‘${ecourse}’.`],
  action: { label: "Lees de tekst", url },
});

export const feedbackGiven = ({
  to,
  nickname,
  lesson,
  ecourse,
  title,
  isAccepted,
  url,
}: About & { isAccepted: boolean }): Mail => ({
  kind: "ecourses.feedback-given",
  to,
  subject: `Je kreeg feedback bij ${ecourse}`,
  preview: isAccepted ? "Je opdracht is goedgekeurd." : "Lees wat je nog kan doen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je kreeg feedback op ‘${title}’, die je indiende bij de les ‘${lesson}’ van de online cursus ‘${ecourse}’.`,
    isAccepted
      ? "Je opdracht is goedgekeurd, en de les is afgevinkt."
      : "De les is nog niet afgevinkt: je kan een nieuwe versie of een andere tekst indienen.",
  ],
  action: { label: "Lees je feedback", url },
});
