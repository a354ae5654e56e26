import type { Contribution } from "@inktvis/contract/features/contests/contributions";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { DateTime } from "#platform/date-time.tsx";
import { formatPhone } from "#platform/formats/phone.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { addressLines } from "#features/people/postal-address.ts";
import { entryMessages as copy } from "./entry.nl.ts";

/** The personal data and answers that a participant filled in. Only for people who manage the contest. */
export function ParticipantData({ entry, age }: { entry: Contribution; age: string | undefined }) {
  const { participant, contest } = entry;
  if (!participant) return null;
  const { user } = participant;
  return (
    <section aria-labelledby="deelnemer" className="grid gap-4">
      <h2 className="text-2xl" id="deelnemer">
        {copy.participant}
      </h2>
      <dl className="grid gap-3">
        <Fact name={copy.name}>{user.name}</Fact>
        <Fact name={copy.nickname}>
          <SiteLink className="link" path={profilePath(user.slug)} site="community">
            {user.nickname}
          </SiteLink>
        </Fact>
        <Fact name={copy.email}>
          <a className="link" href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </Fact>
        <Fact name={copy.phone}>{user.phone && formatPhone(user.phone)}</Fact>
        <Fact name={copy.dateOfBirth}>{user.dateOfBirth && <DateTime date={user.dateOfBirth} />}</Fact>
        {age && <Fact name={copy.age}>{age}</Fact>}
        <Fact name={copy.address}>{addressLines(user).join("\n")}</Fact>
        <Fact name={copy.handedIn}>
          <DateTime date={participant.finalizedAt} format="long" />
        </Fact>
        {contest.extraField1 && (
          <Fact isText name={contest.extraField1}>
            {participant.extraField1 ?? "–"}
          </Fact>
        )}
        {contest.extraField2 && (
          <Fact isText name={contest.extraField2}>
            {participant.extraField2 ?? "–"}
          </Fact>
        )}
      </dl>
    </section>
  );
}
