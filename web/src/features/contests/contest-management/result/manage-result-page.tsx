import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContestResult, ResultInput } from "@inktvis/contract/features/contests/results";
import { contestResultPath } from "@inktvis/contract/page-paths/community";
import { useSuspenseQuery } from "@tanstack/react-query";
import { EditConflict } from "#features/management/edit-conflict.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { DateField } from "#platform/forms/date-field.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { textOrNull } from "#platform/forms/typed-values.ts";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { External } from "#ui/icons.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { entriesQuery, managedContestQuery } from "../management.queries.ts";
import { staffReasonMessages } from "../staff-reason.tsx";
import { AwardList } from "./award-list.tsx";
import { manageResultMessages as copy } from "./manage-result.nl.ts";
import { ReleaseResult, WithdrawResult } from "./release-result.tsx";
import { editedResultQuery } from "./result-form.queries.ts";
import { resultWords, valuesOfResult } from "./result-values.ts";
import { useResultForm } from "./use-result-form.ts";

const keepAll = () => {};

/** Announces, prepares, releases and corrects the result of a contest (docs/product/contests.md#result). */
export function ManageResultPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: result } = useSuspenseQuery(editedResultQuery(slug));
  const { data: entries } = useSuspenseQuery(entriesQuery(slug));
  const { form, conflict, save, passOwn } = useResultForm(contest, { result, entries });
  const hasEnded = contest.endedAt !== null;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-4xl">{copy.title}</h1>
      <Introduction contest={contest} result={result} />
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-8" form={form}>
        <EditConflict
          conflict={conflict}
          form={form}
          valuesOf={(stored) => valuesOfResult(contest, stored)}
          words={resultWords(entries)}
          onStored={keepAll}
        />
        {!result.releasedAt && <ExpectedOn form={form} />}
        {hasEnded && <Awards contest={contest} form={form} />}
        <JuryWord form={form} />
        {result.releasedAt && !contest.me.isOrganizer && (
          <TextAreaField
            help={staffReasonMessages.help}
            label={staffReasonMessages.label}
            rows={3}
            {...form.field("reason")}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.isSaving} look={hasEnded && !result.releasedAt ? "secondary" : "primary"}>
            {copy.save}
          </SubmitButton>
          {hasEnded && !result.releasedAt && (
            <ReleaseResult
              contest={contest}
              onDone={() => passOwn({ isAllSaved: true })}
              onSave={() => save({ ...form.getValues() })}
            />
          )}
          {result.releasedAt && (
            <WithdrawResult contest={contest} onDone={() => passOwn({ isAllSaved: !form.isDirty })} />
          )}
        </div>
      </Form>
    </div>
  );
}

function Introduction({ contest, result }: { contest: Contest; result: ContestResult }) {
  const { releasedAt } = result;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">
        {releasedAt ? copy.introReleased : contest.endedAt ? copy.introEnded : copy.introBefore}{" "}
        {releasedAt && <span suppressHydrationWarning>{copy.releasedOn(formatDate(releasedAt, "long"))}</span>}
      </p>
      <SiteButton look="secondary" path={contestResultPath(contest.slug)} site="community">
        {releasedAt ? copy.view : copy.preview}
        <External className="size-4" />
      </SiteButton>
    </div>
  );
}

type ResultForm = ContractForm<ResultInput>;

const ExpectedOn = ({ form }: { form: ResultForm }) => (
  <DateField
    help={copy.expectedOnHelp}
    label={copy.expectedOn}
    optional
    typed={form.watch("expectedOn")}
    {...form.field("expectedOn", { setValueAs: textOrNull })}
  />
);

function JuryWord({ form }: { form: ResultForm }) {
  const { value, onChange, ...field } = form.controlled("juryWord");
  return (
    <RichTextField
      {...field}
      help={copy.juryWordHelp}
      label={copy.juryWord}
      placeholder={copy.juryWordPlaceholder}
      value={value ?? ""}
      onChange={onChange}
    />
  );
}

function Awards({ contest, form }: { contest: Contest; form: ResultForm }) {
  const { data: entries } = useSuspenseQuery(entriesQuery(contest.slug));
  const { value, name: _name, ...field } = form.controlled("awards");
  return <AwardList contest={contest} entries={entries} value={value ?? []} {...field} />;
}
