import type { Participation } from "@inktvis/contract/features/contests/participations";
import { DateTime } from "#platform/date-time.tsx";
import { formatPhone } from "#platform/formats/phone.ts";
import { Fact } from "#ui/fact.tsx";
import { Folded } from "#ui/folded.tsx";
import { addressLines } from "#features/people/postal-address.ts";
import { acceptedRulesMessages } from "./accepted-rules.nl.ts";
import { AcceptedRulesText } from "./accepted-rules.tsx";
import { EnteredBody } from "./entered-body.tsx";
import { entryMessages as copy } from "./entry.nl.ts";

/** The texts as they were handed in and the data that went with them, folded until somebody wants to reread them. */
export function HandedIn({
  participation: { contributions, contest, data, acceptedRules },
}: {
  participation: Participation;
}) {
  return (
    <div className="grid gap-3">
      <h3 className="text-2xl">{copy.reread}</h3>
      {contributions.map(
        ({ id, title, entered }) =>
          entered && (
            <Folded key={id} title={title}>
              <p className="text-sm text-ink-soft">{copy.words(entered.wordCount)}</p>
              <EnteredBody text={entered} />
            </Folded>
          ),
      )}
      <Folded title={copy.rereadData}>
        <dl className="grid gap-3">
          <Fact name={copy.name}>{[data.firstName, data.lastName].filter(Boolean).join(" ")}</Fact>
          <Fact name={copy.dateOfBirth}>{data.dateOfBirth && <DateTime date={data.dateOfBirth} />}</Fact>
          <Fact name={copy.phone}>{data.phone && formatPhone(data.phone)}</Fact>
          <Fact name={copy.postalAddress}>{addressLines(data).join("\n")}</Fact>
          {contest.extraField1 && (
            <Fact isText name={contest.extraField1}>
              {data.extraField1 ?? "–"}
            </Fact>
          )}
          {contest.extraField2 && (
            <Fact isText name={contest.extraField2}>
              {data.extraField2 ?? "–"}
            </Fact>
          )}
        </dl>
      </Folded>
      {acceptedRules && (
        <Folded title={acceptedRulesMessages.title}>
          <AcceptedRulesText rules={acceptedRules} />
        </Folded>
      )}
    </div>
  );
}

/** Why the organiser left a text out of the contest. */
export const InvalidNotice = ({ reason }: { reason: string | null }) => (
  <div className="notice notice-failed grid gap-1">
    <p className="font-semibold">{copy.invalid}</p>
    {reason && <p className="whitespace-pre-line">{reason}</p>}
  </div>
);
