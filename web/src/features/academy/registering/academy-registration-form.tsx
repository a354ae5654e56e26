import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countriesQuery } from "#features/people/countries/country.queries.ts";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { DateTime } from "#platform/date-time.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { useTimeLeft } from "#platform/time-left.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { academyMessages } from "../periods/academy.nl.ts";
import { KeepUpToDate } from "../periods/keep-up-to-date.tsx";
import { currentPeriodQuery } from "../periods/period.queries.ts";
import { registeringMessages as copy } from "./registering.nl.ts";
import { RegisteringMember } from "./registering-member.tsx";

/** Registering for the academy, on a page of the editors. It fetches all the data that it needs. */
export function AcademyRegistrationForm() {
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const { data: current, isPending, isLoadingError, refetch } = useQuery(currentPeriodQuery);
  // The period that was open on this page: when it closes, what was typed stays in sight.
  const [opened, setOpened] = useState<AcademyPeriod>();
  if (current?.isOpen && current !== opened) setOpened(current);
  const hasClosed = opened !== undefined && !current?.isOpen;
  const period = hasClosed ? { ...opened, isOpen: false, isPassed: true } : current;
  // Fetched here, so that the fields can read the countries without waiting.
  const countries = useQuery(countriesQuery);
  if (isLoadingError || countries.isLoadingError)
    return <ErrorState onRetry={() => Promise.all([refetch(), countries.refetch()])}>{copy.failed}</ErrorState>;
  if (isMePending || isPending || countries.isPending) return <TextSkeleton lines={8} />;
  return (
    <section aria-labelledby="inschrijven" className="grid gap-8">
      {current && !current.isPassed && <NextMoment at={current.isOpen ? current.closesAt : current.opensAt} />}
      <header className="grid gap-3">
        <h2 className="text-3xl sm:text-4xl" id="inschrijven">
          {period ? copy.titleOf(period.title) : copy.title}
        </h2>
        {period ? <Moment period={period} /> : <p>{copy.none}</p>}
        {period?.isOpen && period.registerPageTextRegister && <PlainText>{period.registerPageTextRegister}</PlainText>}
      </header>
      {period &&
        (me ? <RegisteringMember hasClosed={hasClosed} me={me} period={period} /> : period.isOpen && <SignInFirst />)}
      {current && !current.isOpen && (
        <div className="grid justify-items-start gap-3">
          <KeepUpToDate look="secondary" period={current} />
          <p className="text-ink-soft">{current.isUpdatee ? academyMessages.listed : academyMessages.informedHelp}</p>
        </div>
      )}
    </section>
  );
}

/** Refetches the period at the moment that registering opens or ends. */
function NextMoment({ at }: { at: string }) {
  const queryClient = useQueryClient();
  useTimeLeft(at, () => void queryClient.invalidateQueries(currentPeriodQuery));
  return null;
}

const Moment = ({ period: { isOpen, isPassed, opensAt, closesAt } }: { period: AcademyPeriod }) => (
  <p className="text-lg text-ink-soft">
    {isOpen ? (
      <>
        {copy.until} <DateTime date={closesAt} format="long" />.
      </>
    ) : isPassed ? (
      copy.closed
    ) : (
      <>
        {copy.opensOn} <DateTime date={opensAt} format="long" />.
      </>
    )}
  </p>
);

/** Signing in and registering both return to this page. */
function SignInFirst() {
  const { logIn, register } = useSignInLinks();
  return (
    <div className="grid justify-items-start gap-4 rounded-2xl bg-wash p-6 sm:p-8">
      <p>{copy.signIn}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={logIn}>{copy.logIn}</ButtonAnchor>
        <ButtonAnchor href={register} look="secondary">
          {copy.register}
        </ButtonAnchor>
      </div>
    </div>
  );
}
