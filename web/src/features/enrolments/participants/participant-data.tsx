import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { addressLines } from "#features/people/postal-address.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formatPhone } from "#platform/formats/phone.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { participantMessages as copy } from "./participants.nl.ts";

/** The data that a participant filled in. Only for people who manage the course. */
export const ParticipantData = ({ participant }: { participant: Participant }) => (
  <div className="grid min-w-0 content-start gap-10">
    <Person participant={participant} />
    <Invoicing participant={participant} />
    <Survey survey={participant.survey} />
  </div>
);

function Person({ participant: { user, personalData } }: { participant: Participant }) {
  // An erased person has no personal data left to show.
  if (!user) return null;
  const { phone, dateOfBirth, parentName } = personalData;
  const address = addressLines(personalData);
  return (
    <section aria-labelledby="gegevens" className="grid gap-4">
      <h2 className="text-2xl" id="gegevens">
        {copy.person}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <Fact name={copy.email}>
          <a className="link" href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </Fact>
        <Fact name={copy.nickname}>
          {user.slug === null ? (
            user.nickname
          ) : (
            <SiteLink className="link" path={profilePath(user.slug)} site="community">
              {user.nickname}
            </SiteLink>
          )}
        </Fact>
        {phone && (
          <Fact name={copy.phone}>
            <a className="link" href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        {dateOfBirth && (
          <Fact name={copy.dateOfBirth}>
            <DateTime date={dateOfBirth} />
          </Fact>
        )}
        {parentName && <Fact name={copy.parentName}>{parentName}</Fact>}
        {address.length > 0 && <Fact name={copy.address}>{address.join("\n")}</Fact>}
      </dl>
    </section>
  );
}

function Invoicing({ participant: { invoicingData } }: { participant: Participant }) {
  if (!invoicingData) return null;
  const { invoicingName, invoicingEmail, invoicingAddress, invoicingVatNumber } = invoicingData;
  const { street, number, postalCode, city, country } = invoicingAddress;
  const address = addressLines({
    addressStreet: street,
    addressNumber: number,
    addressPostalCode: postalCode,
    addressCity: city,
    addressCountry: country,
  });
  return (
    <section aria-labelledby="factuurgegevens" className="grid gap-4">
      <h2 className="text-2xl" id="factuurgegevens">
        {copy.invoicing}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={copy.name}>{invoicingName}</Fact>
        {invoicingEmail && <Fact name={copy.email}>{invoicingEmail}</Fact>}
        {address.length > 0 && <Fact name={copy.address}>{address.join("\n")}</Fact>}
        {invoicingVatNumber && <Fact name={copy.vatNumber}>{invoicingVatNumber}</Fact>}
      </dl>
    </section>
  );
}

function Survey({ survey }: Pick<Participant, "survey">) {
  if (survey.length === 0) return null;
  return (
    <section aria-labelledby="antwoorden" className="grid gap-4">
      <h2 className="text-2xl" id="antwoorden">
        {copy.survey}
      </h2>
      <dl className="grid gap-4">
        {survey.map(({ question, answer }, index) => (
          <Fact key={index} name={question}>
            {answer ?? copy.noAnswer}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
