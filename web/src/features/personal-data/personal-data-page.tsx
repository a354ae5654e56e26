import { useSuspenseQuery } from "@tanstack/react-query";
import { mailTo } from "#platform/mail-to.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { CopySection } from "./copy-section.tsx";
import { EraseSection } from "./erase-section.tsx";
import { personalDataMessages as copy } from "./personal-data.nl.ts";
import { personalDataQuery } from "./personal-data.queries.ts";

/** Exporting personal data, having it erased, or asking the team to do so by mail (docs/product/privacy.md#mailbox). */
export function PersonalDataPage() {
  const { data } = useSuspenseQuery(personalDataQuery);
  const latest = (kind: "export" | "erasure") => data.requests.find((request) => request.kind === kind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <PageHead intro={copy.intro} title={copy.title} />
      <CopySection request={latest("export")} />
      <EraseSection
        transferredContests={data.transferredContests}
        transferredOfHouse={data.transferredOfHouse}
        retained={data.retained}
        request={latest("erasure")}
      />
      <section className="grid gap-4 border-t border-hairline pt-8">
        <h2 className="text-2xl">{copy.mailTitle}</h2>
        <p className="text-ink-soft">{copy.mailHelp}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor href={mailTo(data.mailbox, copy.mailCopySubject, copy.mailCopyBody)} look="secondary">
            {copy.mailCopy}
          </ButtonAnchor>
          <ButtonAnchor href={mailTo(data.mailbox, copy.mailEraseSubject, copy.mailEraseBody)} look="secondary">
            {copy.mailErase}
          </ButtonAnchor>
        </div>
      </section>
    </div>
  );
}
