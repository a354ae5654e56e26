import type { Contest } from "@inktvis/contract/features/contests/contest";
import { type ContestResult, ResultInput } from "@inktvis/contract/features/contests/results";
import { contestResultPath } from "@inktvis/contract/page-paths/community";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { DateField } from "#platform/forms/date-field.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { textOrNull } from "#platform/forms/typed-values.ts";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { type ContractForm, useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { toast } from "#platform/toasts.ts";
import { RichTextField } from "#features/media/rich-text/rich-text-field.tsx";
import { External } from "#ui/icons.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { entriesQuery, invalidateContests, managedContestQuery } from "../management.queries.ts";
import { staffReasonMessages } from "../staff-reason.tsx";
import { AwardList } from "./award-list.tsx";
import { currentAwards } from "./current-awards.ts";
import { manageResultMessages as copy } from "./manage-result.nl.ts";
import { ReleaseResult, WithdrawResult } from "./release-result.tsx";
import { editedResultQuery } from "./result-form.queries.ts";

const RESULT_FORM = "uitslag";

/** Announces, prepares, releases and corrects the result of a contest (docs/product/contests.md#result). */
export function ManageResultPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: result } = useSuspenseQuery(editedResultQuery(slug));
  const save = useSaveResult(contest);
  const form = useContractForm<ResultInput>({
    name: RESULT_FORM,
    subject: contest.id,
    schema: ResultInput,
    defaultValues: useFormValues(contest, result),
    submit: async (values) => {
      await save(values);
      toast(result.releasedAt ? copy.corrected : copy.saved);
    },
  });
  useAutosave(form);
  const hasEnded = contest.endedAt !== null;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-4xl">{copy.title}</h1>
      <Introduction contest={contest} result={result} />
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-8" form={form}>
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
            <ReleaseResult contest={contest} onSave={() => save({ ...form.getValues() })} />
          )}
          {result.releasedAt && <WithdrawResult contest={contest} />}
        </div>
      </Form>
    </div>
  );
}

/** The laureates come from the entries: the result itself leaves out who is blocked. */
function useFormValues({ slug, endedAt }: Contest, { expectedOn, juryWord }: ContestResult): ResultInput {
  const { data: entries } = useSuspenseQuery(entriesQuery(slug));
  const awards = entries.flatMap(({ id, state, place }) =>
    state === "none" || state === "invalid" ? [] : [{ id, state, place }],
  );
  return {
    expectedOn,
    juryWord: juryWord ?? "",
    reason: "",
    ...(endedAt && { awards }),
  };
}

function useSaveResult(contest: Contest) {
  const { slug } = contest;
  const queryClient = useQueryClient();
  const { data: entries } = useSuspenseQuery(entriesQuery(slug));
  return async ({ awards: chosen, ...rest }: ResultInput) => {
    const awards = currentAwards(contest, entries, chosen);
    const body = { ...rest, ...(awards && { awards }) };
    const { data } = await api.results.save({ params: { slug }, body });
    // Releasing saves as well, without submitting the form.
    removeStoredInput(RESULT_FORM);
    queryClient.setQueryData(editedResultQuery(slug).queryKey, data);
    await invalidateContests(queryClient);
  };
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
  const ageLabels = new Map(contest.ageCategories.map(({ id, label }) => [id, label]));
  return <AwardList ageLabels={ageLabels} entries={entries} slug={contest.slug} value={value ?? []} {...field} />;
}
