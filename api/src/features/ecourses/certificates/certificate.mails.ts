import type { Mail } from "#platform/mail/mail-content.ts";

interface Earned {
  to: string;
  nickname: string;
  kind: string;
  ecourse: string;
  lesson: string | null;
  hasName: boolean;
  code: string;
  /** The page where anybody can verify it. */
  verifiedAt: string;
  /** The page with everything they earned. */
  url: string;
}

export function certificateEarned({
  to,
  nickname,
  kind,
  ecourse,
  lesson,
  hasName,
  code,
  verifiedAt,
  url,
}: Earned): Mail {
  const isAttest = kind === "attest";
  const what = isAttest ? "attest" : "certificaat";
  const title = isAttest && lesson ? lesson : ecourse;
  return {
    kind: "ecourses.certificate-earned",
    to,
    subject: `Je ${what} van ${title}`,
    preview: `Je slaagde: je ${what} ligt klaar.`,
    greeting: `Dag ${nickname}`,
    paragraphs: [
      isAttest
        ? `Proficiat! Je slaagde voor de test van de les ‘${title}’ in de online cursus ‘${ecourse}’.`
        : `Proficiat! Je slaagde voor de eindproef van de online cursus ‘${title}’.`,
      hasName
        ? `Je ${what} ligt klaar om te downloaden.`
        : `Vul nog je naam in zoals die op je ${what} moet staan. Daarna kan je het downloaden.`,
      `De code is ${code}. Wie ze invult op ${verifiedAt}, ziet dat je ${what} echt is.`,
    ],
    action: { label: `Naar je ${what}`, url },
  };
}
