import type { Participation } from "@inktvis/contract/features/contests/participations";
import { SiteLink } from "#platform/site-link.tsx";
import { entryMessages as copy } from "./entry.nl.ts";
import { entryPath } from "@inktvis/contract/page-paths/community";

/** The chosen texts above the personal data, with a link back to the step that chooses them. */
export const ChosenTexts = ({ participation, isClosed }: { participation: Participation; isClosed: boolean }) => (
  <div className="grid gap-2 rounded-xl bg-wash p-5">
    <p className="font-semibold">{isClosed ? copy.youChose : copy.youEnter}</p>
    <TitleList titles={participation.contributions} />
    {!isClosed && (
      <SiteLink className="link justify-self-start" path={entryPath(participation.contest.slug, "teksten")}>
        {copy.change}
      </SiteLink>
    )}
  </div>
);

export const TitleList = ({ titles }: { titles: readonly { id: string; title: string }[] }) => (
  <ol className={titles.length > 1 ? "grid list-decimal gap-1 pl-6" : "grid gap-1"}>
    {titles.map(({ id, title }) => (
      <li className="font-display text-xl" key={id}>
        {title}
      </li>
    ))}
  </ol>
);
