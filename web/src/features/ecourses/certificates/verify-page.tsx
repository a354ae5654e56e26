import type { VerifiedCertificate } from "@inktvis/contract/features/ecourses/certificates";
import { VERIFY_CERTIFICATE_PATH } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/fact.tsx";
import { Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { certificateMessages as copy } from "./certificates.nl.ts";
import { verifiedCertificateQuery } from "./certificates.queries.ts";
import { verifyHead } from "./verify-head.nl.ts";

/** The page where anybody can type the code of a certificate. */
export const VerifyFormPage = () => (
  <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
    <h1 className="max-w-3xl text-4xl sm:text-6xl">{verifyHead.title}</h1>
    <p className="max-w-prose text-lg">{copy.verifyIntro}</p>
    <CodeForm />
  </section>
);

/** The contents of the certificate with this code, or the message that there is none. */
export function VerifiedPage({ code }: { code: string }) {
  const { data: certificate } = useSuspenseQuery(verifiedCertificateQuery(code));
  return (
    <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
      {certificate ? (
        <Verified certificate={certificate} />
      ) : (
        <>
          <h1 className="max-w-3xl text-4xl sm:text-6xl">{copy.unknown}</h1>
          <p className="max-w-prose text-lg">{copy.unknownHelp}</p>
          <CodeForm code={code} />
        </>
      )}
    </section>
  );
}

/** Works without a script: the browser sends the form, and the route redirects to the page of the code. */
const CodeForm = ({ code }: { code?: string }) => (
  <form action={VERIFY_CERTIFICATE_PATH} className="grid w-full max-w-md justify-items-start gap-4">
    <TextField
      autoCapitalize="characters"
      autoComplete="off"
      className="w-full"
      defaultValue={code}
      help={copy.codeHelp}
      label={copy.code}
      maxLength={100}
      name="code"
      required
      spellCheck={false}
    />
    <Button type="submit">{copy.look}</Button>
  </form>
);

function Verified({ certificate }: { certificate: VerifiedCertificate }) {
  const { kind, name, ecourseTitle, lessonTitle, earnedAt } = certificate;
  return (
    <>
      <h1 className="flex max-w-3xl items-center gap-4 text-4xl sm:text-6xl">
        <Check className="size-10 shrink-0 text-accent-ink sm:size-14" />
        {copy.isReal(kind)}
      </h1>
      <p className="max-w-prose text-lg">{copy.printed}</p>
      <dl className="grid w-full max-w-2xl gap-5 rounded-2xl border border-hairline bg-wash p-6 text-lg sm:p-8">
        <Fact name={copy.nameFact}>{name ?? copy.nameless}</Fact>
        {lessonTitle !== null && <Fact name={copy.passedLesson}>{lessonTitle}</Fact>}
        <Fact name={lessonTitle === null ? copy.passedFinal : copy.ofEcourse}>{ecourseTitle}</Fact>
        <Fact name={copy.earned}>
          <DateTime date={earnedAt} />
        </Fact>
      </dl>
      <p className="max-w-prose text-ink-soft">{copy.compare}</p>
      <ButtonAnchor href={VERIFY_CERTIFICATE_PATH} look="secondary">
        {copy.another}
      </ButtonAnchor>
    </>
  );
}
