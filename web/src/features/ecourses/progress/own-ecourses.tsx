import type { EcourseParticipation } from "@inktvis/contract/features/ecourses/progress";
import { ecoursePath, lessonPath, OWN_CERTIFICATES_PATH } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { StateMark } from "#features/management/state-mark.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { CompletionBar } from "./completion-bar.tsx";
import { participationsQuery } from "./participations.queries.ts";
import { progressMessages as copy } from "./progress.nl.ts";
import { useTickOutbox } from "./use-tick-outbox.ts";

/**
 * The online courses that the viewer follows, and a link to their certificates (docs/product/ecourses.md#certificates).
 */
export function OwnEcourses() {
  const { data: participations } = useSuspenseQuery(participationsQuery);
  useTickOutbox();
  return (
    <section aria-labelledby="online" className="grid gap-5">
      <div className="flex max-w-5xl flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl" id="online">
          {copy.ownTitle}
        </h2>
        <SiteLink className="link" path={OWN_CERTIFICATES_PATH}>
          {copy.toCertificates}
        </SiteLink>
      </div>
      {participations.length === 0 && <p className="text-ink-soft">{copy.noneNow}</p>}
      <ul className="grid max-w-5xl gap-5 empty:hidden sm:grid-cols-2">
        {participations.map((participation) => (
          <li className="grid" key={participation.id}>
            <OwnEcourse participation={participation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnEcourse({ participation }: { participation: EcourseParticipation }) {
  const { id, title, completion, continueWith, hasBegun, certificate } = participation;
  return (
    <article className="grid content-start gap-4 rounded-2xl border border-hairline bg-raised p-5">
      <h3 className="text-2xl break-words hyphens-auto">
        <SiteLink className="hover:text-accent-ink hover:underline" path={ecoursePath(id)}>
          {title}
        </SiteLink>
      </h3>
      <CompletionBar completion={completion} />
      {certificate ? (
        <p>
          <StateMark look="shown">{copy.earned}</StateMark>
        </p>
      ) : (
        !continueWith &&
        completion.total > 0 && (
          <p>
            <StateMark look="shown">{copy.allDone}</StateMark>
          </p>
        )
      )}
      {continueWith && (
        <SiteLink className="link inline-flex items-center gap-2 font-semibold" path={lessonPath(id, continueWith.id)}>
          <span>
            {hasBegun ? copy.goOn : copy.begin}
            <span className="font-normal text-ink-soft">: {continueWith.title}</span>
          </span>
          <ArrowRight className="size-4" />
        </SiteLink>
      )}
    </article>
  );
}
