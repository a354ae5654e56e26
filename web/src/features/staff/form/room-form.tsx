import {
  CreateBase,
  EditBase,
  Form,
  type RaRecord,
  useEditContext,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from "ra-core";
import { type ReactNode, useContext, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { ErrorSummary } from "#platform/forms/form.tsx";
import { formMessages } from "#platform/forms/messages.nl.ts";
import { readableResolver } from "#platform/forms/readable-resolver.ts";
import { useStoredInput } from "#platform/forms/use-stored-input.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { CHOOSE_AGAIN } from "#ui/picture-file.ts";
import { FieldLabels, withLabel } from "../inputs/field-words.ts";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomHeading } from "../room-heading.tsx";
import { RoomLoading } from "../room-states.tsx";
import { listPath, type RoomResource } from "../room-resource.ts";
import { RemoveButton } from "./remove-button.tsx";
import { TwoEditors } from "./two-editors.tsx";

export interface RoomEditProps<Row extends RaRecord> {
  resource: Pick<RoomResource, "one" | "many">;
  children: ReactNode;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Shown beside the save button. */
  actions?: ReactNode;
  /** The title of the page; when absent, the singular name of the resource. */
  nameOf?: (row: Row) => string;
  /** Whether this record can be deleted; when absent, none can. */
  removable?: (row: Row) => boolean;
  /** What the record is for, when its name does not make that clear. */
  intro?: string;
  /** For a resource that has one record and no list: the id of that record. */
  only?: string;
}

interface RoomCreateProps {
  resource: Pick<RoomResource, "createTitle" | "many">;
  children: ReactNode;
  /** The initial values. */
  initial?: object;
  then?: "list" | "edit";
}

/**
 * The page that creates a record. Afterwards it opens the list (`then: "list"`), where the next one is started, or the
 * form of the new record (`"edit"`) when people continue to work on it.
 */
export function RoomCreate({ resource, children, initial = {}, then = "list" }: RoomCreateProps) {
  return (
    <CreateBase redirect={then}>
      <div className="max-w-3xl">
        <RoomHeading title={resource.createTitle ?? ""} />
        <RoomFields initial={initial} many={resource.many}>
          {children}
        </RoomFields>
      </div>
    </CreateBase>
  );
}

/**
 * The page that updates a record. Saving waits for the API; a refusal is shown at its field, and the page stays open.
 */
export const RoomEdit = <Row extends RaRecord>({ only, ...props }: RoomEditProps<Row>) => (
  <EditBase loading={<RoomLoading />} mutationMode="pessimistic" redirect={false} {...(only && { id: only })}>
    <EditPage {...props} isOnly={only !== undefined} />
  </EditBase>
);

type EditPageProps<Row extends RaRecord> = Omit<RoomEditProps<Row>, "only"> & { isOnly: boolean };

function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { resource, children, aside, actions, nameOf, removable, intro, isOnly } = props;
  const row = useRecordContext<Row>();
  // A row that a list loaded before is shown at once, and then replaced by the current record: anything typed until
  // then would be lost.
  const { isFetching } = useEditContext<Row>();
  const [isLoaded, setLoaded] = useState(!isFetching);
  if (!isFetching && !isLoaded) setLoaded(true);
  if (!row || !isLoaded) return <RoomLoading />;
  const name = nameOf?.(row) ?? resource.one;
  return (
    <div className="max-w-3xl">
      <RoomHeading title={name}>{aside}</RoomHeading>
      {intro && <p className="mb-6 max-w-prose text-ink-soft">{intro}</p>}
      <RoomFields actions={actions} many={isOnly ? undefined : resource.many}>
        {children}
      </RoomFields>
      {removable?.(row) && <RemoveButton name={name} />}
    </div>
  );
}

interface RoomFieldsProps {
  /** The list to go back to; undefined when there is none. */
  many: string | undefined;
  initial?: object;
  actions?: ReactNode;
  children: ReactNode;
}

/** Validation is left to the API. */
const WITHOUT_VALIDATION = (values: FieldValues) => ({ values, errors: {} });

function RoomFields({ many, initial, actions, children }: RoomFieldsProps) {
  const resource = useResourceContext() ?? "";
  const id = useId();
  const [areValuesStored, setValuesStored] = useState(false);
  const [labels] = useState(() => new Map<string, string>());
  return (
    <Form
      className="form"
      defaultValues={initial}
      disableInvalidFormNotification
      id={id}
      noValidate
      resolver={readableResolver(id, "", WITHOUT_VALIDATION)}
      warnWhenUnsavedChanges={!areValuesStored}
    >
      <RestoredValues name={resource} onStored={() => setValuesStored(true)} />
      <FieldLabels value={labels}>
        <Summary />
        <TwoEditors formId={id}>{children}</TwoEditors>
        <FormError />
        <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
          <SaveButton />
          {actions}
          {many && (
            <a className="link inline-flex items-center gap-2" href={listPath(resource)}>
              <ArrowLeft />
              {copy.backTo(many)}
            </a>
          )}
        </div>
      </FieldLabels>
    </Form>
  );
}

function SaveButton() {
  const { saving } = useSaveContext();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  return (
    // The last refusal of the API is hidden while it checks again.
    <Button busy={saving || isSubmitting} type="submit" onClick={() => clearErrors()}>
      {copy.save}
    </Button>
  );
}

/** The summary of all errors, which gets the focus after a submit that failed. */
function Summary() {
  const { errors, submitCount, isSubmitting } = useFormState();
  const labels = useContext(FieldLabels);
  const { root: _root, revision: _revision, ...fieldErrors } = errors;
  const summary = messagesOf(fieldErrors).map(({ id, message }) => ({
    id,
    message: withLabel(message, id, labels.get(id)),
  }));
  const hasFailed = submitCount > 0 && !isSubmitting && summary.length > 0;
  return <ErrorSummary attempt={submitCount} status={hasFailed ? "failed" : "untouched"} summary={summary} />;
}

/** A refusal that does not belong to a field. */
function FormError() {
  const { root, revision } = useFormState().errors;
  const message = root?.message ?? revision?.message;
  if (typeof message !== "string") return null;
  return <FailedNotice>{message}</FailedNotice>;
}

interface RestoredValuesProps {
  name: string;
  /** Called before the values are stored, so that the page can be left without a warning about unsaved changes. */
  onStored: () => void;
}

/** Stores what was typed when the session turns out to have expired, and restores it after signing in. */
function RestoredValues(props: RestoredValuesProps) {
  // Before it is ready, react-admin resets the form to the values of the record.
  const { isReady } = useFormContext().formState;
  return isReady && <RestoreIntoReadyForm {...props} />;
}

function RestoreIntoReadyForm({ name, onStored }: RestoredValuesProps) {
  const { getValues, setValue } = useFormContext();
  const storedValues = useEffectEvent(() => {
    flushSync(onStored);
    return getValues();
  });
  // An effect event must not be passed on, but a stable function that calls it may be.
  const [getStoredValues] = useState(() => () => storedValues());
  const { isRestored, lostPictures } = useStoredInput(name, { getValues: getStoredValues, setValue });
  if (!isRestored) return null;
  return (
    <p className="notice">
      {formMessages.restored} {lostPictures.length > 0 && CHOOSE_AGAIN}
    </p>
  );
}

/** The messages of all fields with their ids. */
function messagesOf(errors: object, prefix = ""): { id: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const id = prefix + name;
    if ("message" in error && typeof error.message === "string" && error.message)
      return [{ id, message: error.message }];
    return name === "ref" ? [] : messagesOf(error, `${id}.`);
  });
}
