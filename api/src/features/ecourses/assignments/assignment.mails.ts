import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

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

interface Answered extends Omit<About, "url"> {
  feedback: string;
  isAccepted: boolean;
  /** The address of the lesson; undefined when the writer cannot open it. */
  url: string | undefined;
  /** Whether the lesson still asks for a text. */
  canHandIn: boolean;
  lessonIsDeleted: boolean;
}

/** The mail contains the feedback itself: writers who can no longer open the lesson cannot read it on the site. */
export const feedbackGiven = ({
  to,
  nickname,
  lesson,
  ecourse,
  title,
  feedback,
  isAccepted,
  url,
  canHandIn,
  lessonIsDeleted,
}: Answered): Mail => ({
  kind: "ecourses.feedback-given",
  to,
  subject: `Je kreeg feedback bij ${ecourse}`,
  preview: isAccepted ? "Je opdracht is goedgekeurd." : "Je opdracht is niet goedgekeurd.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je kreeg feedback op ‘${title}’, die je indiende bij de les ‘${lesson}’ van de online cursus ‘${ecourse}’:`,
    ...splitParagraphs(feedback),
    isAccepted ? accepted(lessonIsDeleted) : notAccepted(canHandIn),
  ],
  ...(url
    ? { action: { label: "Naar de les", url } }
    : { smallPrint: ["Je kan de les niet meer openen. Bewaar deze mail als je je feedback later nog wil lezen."] }),
});

const accepted = (lessonIsDeleted: boolean) =>
  lessonIsDeleted ? "Je opdracht is goedgekeurd." : "Je opdracht is goedgekeurd, en de les is afgevinkt.";

/** Does not mention the tick: the writer may have ticked the lesson off before the answer came. */
const notAccepted = (canHandIn: boolean) =>
  canHandIn
    ? "Je opdracht is niet goedgekeurd: je kan een nieuwe versie of een andere tekst indienen."
    : "Je opdracht is niet goedgekeurd.";
