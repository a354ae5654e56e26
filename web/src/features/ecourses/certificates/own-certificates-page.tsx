import type { Certificate } from "@inktvis/contract/features/ecourses/certificates";
import { MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { certificatePath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Fact } from "#ui/fact.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { CertificateActions } from "./certificate-actions.tsx";
import { certificateMessages as copy } from "./certificates.nl.ts";
import { ownCertificatesQuery } from "./certificates.queries.ts";

/** The certificates that the viewer earned, including those of online courses that they no longer follow. */
export function OwnCertificatesPage() {
  const { data: certificates } = useSuspenseQuery(ownCertificatesQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">{copy.ownTitle}</h1>
        {certificates.length > 0 && <p className="max-w-xl text-lg text-ink-soft">{copy.ownIntro}</p>}
      </header>
      {certificates.length === 0 ? (
        <EmptyState action={<ButtonAnchor href={MY_COURSES_PATH}>{copy.toOwnCourses}</ButtonAnchor>} title={copy.none}>
          {copy.noneHelp}
        </EmptyState>
      ) : (
        <ul className="max-w-3xl border-b border-hairline">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <OwnCertificate certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const { kind, code, ecourseTitle, lessonTitle, earnedAt } = certificate;
  return (
    <article className="grid gap-5 border-t border-hairline py-8">
      <header className="grid gap-2">
        <p className="eyebrow">{copy.kindOf(kind)}</p>
        <h2 className="text-2xl break-words hyphens-auto sm:text-3xl">{lessonTitle ?? ecourseTitle}</h2>
        {lessonTitle !== null && <p className="text-ink-soft">{copy.inEcourse(ecourseTitle)}</p>}
      </header>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact name={copy.earned}>
          <DateTime date={earnedAt} />
        </Fact>
        <Fact name={copy.code}>
          <span className="tabular-nums">{code}</span>
        </Fact>
      </dl>
      <CertificateActions certificate={certificate} />
      <p>
        <SiteLink className="link" path={certificatePath(code)} site="organization">
          {copy.verify}
        </SiteLink>
      </p>
    </article>
  );
}
