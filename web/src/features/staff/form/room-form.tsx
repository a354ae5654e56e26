import {
  CreateBase,
  EditBase,
  Form,
  type RaRecord,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from "ra-core";
import { type ReactNode, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useFormState } from "react-hook-form";
import { ErrorSummary } from "#platform/forms/form.tsx";
import { formMessages } from "#platform/forms/messages.nl.ts";
import { useTypedWords } from "#platform/forms/use-typed-words.ts";
import { Button } from "#ui/button.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { roomCopy as copy } from "../messages.nl.ts";
import { RoomComing, RoomHeading } from "../room-layout.tsx";
import { listPath, type RoomResource } from "../room-resource.ts";
import { RemoveButton } from "./remove-button.tsx";

interface RoomEditProps<Row extends RaRecord> {
  of: Pick<RoomResource, "one" | "many">;
  children: ReactNode;
  /** Beside the title, of what is there already. */
  aside?: ReactNode;
  /** What the title calls it. */
  nameOf?: (row: Row) => string;
  /** Whether this one may be removed here; absent: none may. */
  removable?: (row: Row) => boolean;
}

interface RoomCreateProps {
  of: { making?: string; many: string };
  children: ReactNode;
  /** What a new one begins with. */
  initial?: object;
  then?: "list" | "edit";
}

/**
 * The page that makes one. What is short leads to the list, where the next is begun; what is worked on longer (`edit`)
 * to its own form. A change always stays where it is, with "Bewaard.".
 */
export function RoomCreate({ of, children, initial = {}, then = "list" }: RoomCreateProps) {
  return (
    <CreateBase redirect={then}>
      <RoomHeading title={of.making ?? ""} />
      <RoomFields initial={initial} many={of.many}>
        {children}
      </RoomFields>
    </CreateBase>
  );
}

/** The page that changes one. Saving waits for the API, and what it refuses stands at its field. */
export const RoomEdit = <Row extends RaRecord>(props: RoomEditProps<Row>) => (
  <EditBase loading={<RoomComing />} mutationMode="pessimistic" redirect={false}>
    <EditPage {...props} />
  </EditBase>
);

function EditPage<Row extends RaRecord>({ of, children, aside, nameOf, removable }: RoomEditProps<Row>) {
  const row = useRecordContext<Row>();
  if (!row) return <RoomComing />;
  const name = nameOf?.(row) ?? of.one;
  return (
    <>
      <RoomHeading title={name}>{aside}</RoomHeading>
      <RoomFields many={of.many}>{children}</RoomFields>
      {removable?.(row) && <RemoveButton name={name} />}
    </>
  );
}

function RoomFields({ many, initial, children }: { many: string; initial?: object; children: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const [areKept, setAreKept] = useState(false);
  return (
    <Form
      className="form max-w-3xl"
      defaultValues={initial}
      disableInvalidFormNotification
      noValidate
      warnWhenUnsavedChanges={!areKept}
    >
      <KeptWords name={resource} onKept={() => setAreKept(true)} />
      <Summary />
      {children}
      <Refusal />
      <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
        <SaveButton />
        <a className="link inline-flex items-center gap-2" href={listPath(resource)}>
          <ArrowLeft />
          {copy.backTo(many)}
        </a>
      </div>
    </Form>
  );
}

function SaveButton() {
  const { saving } = useSaveContext();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  return (
    // Whatever is known to be wrong was found by the API in the last try: it would stand in the way of this one.
    <Button busy={saving || isSubmitting} type="submit" onClick={() => clearErrors()}>
      {copy.save}
    </Button>
  );
}

/** What is wrong, on top and with the focus after a submit. */
function Summary() {
  const { errors, submitCount, isSubmitting } = useFormState();
  const { root: _, ...ofFields } = errors;
  const summary = messagesOf(ofFields);
  const hasFailed = submitCount > 0 && !isSubmitting && summary.length > 0;
  return <ErrorSummary attempt={submitCount} status={hasFailed ? "failed" : "untouched"} summary={summary} />;
}

/** What was refused and belongs to no field. */
function Refusal() {
  const { root } = useFormState().errors;
  if (!root?.message) return null;
  return (
    <p className="notice notice-failed" role="alert">
      {root.message}
    </p>
  );
}

interface KeptWordsProps {
  name: string;
  onKept: () => void;
}

/** What was typed when the session turned out to be over: kept without asking whether to leave, and put back. */
function KeptWords(props: KeptWordsProps) {
  // Before that the form still begins anew with the values of the record.
  const { isReady } = useFormContext().formState;
  return isReady && <WordsOfReadyForm {...props} />;
}

function WordsOfReadyForm({ name, onKept }: KeptWordsProps) {
  const { getValues, setValue } = useFormContext();
  const keep = useEffectEvent(() => {
    flushSync(onKept);
    return getValues();
  });
  const [asked] = useState(() => () => keep());
  return useTypedWords(name, { getValues: asked, setValue }) && <p className="notice">{formMessages.restored}</p>;
}

/** Of nested fields too: `callsToAction.0.title`, which says of which row it is. */
function messagesOf(errors: object, above = ""): { id: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const here = above + name;
    if ("message" in error && typeof error.message === "string" && error.message)
      return [{ id: here, message: rowNameOf(here) + error.message }];
    return name === "ref" ? [] : messagesOf(error, `${here}.`);
  });
}

function rowNameOf(field: string) {
  const [, list = "", index] = /^(\w+)\.(\d+)\./.exec(field) ?? [];
  const name = copy.rows[list]?.(Number(index) + 1);
  return name ? `${name}: ` : "";
}
