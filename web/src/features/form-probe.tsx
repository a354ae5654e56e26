import * as z from "zod";
import { RegisterInput } from "@inktvis/contract/features/auth";
import { useState } from "react";
import { TextInput } from "@inktvis/contract/features/texts";
import { api } from "../platform/api.ts";
import { Form } from "../platform/forms/form.tsx";
import { useContractForm } from "../platform/forms/use-contract-form.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxField } from "../ui/checkbox-field.tsx";
import { CheckboxGroup } from "../ui/checkbox-group.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Cover } from "../ui/cover.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { ImagePicker } from "../ui/image-picker.tsx";
import { Pager } from "../ui/pager.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TileSkeletons } from "../ui/skeletons.tsx";
import { TextArea, TextField } from "../ui/text-field.tsx";

const Probe = RegisterInput.extend(TextInput.pick({ genres: true, image: true }).shape).extend({
  bio: z.string().max(50).optional().meta({ label: "Bio" }),
  country: z.string().min(1).meta({ label: "Land" }),
});

export function FormProbe() {
  const [asks, setAsks] = useState(false);
  const form = useContractForm({
    name: "proef",
    schema: Probe,
    defaultValues: { nickname: "", email: "", password: "", termsVersion: false, genres: [], bio: "", country: "" },
    submit: ({ nickname, email, password, termsVersion }) => api.auth.register({ body: { nickname, email, password, termsVersion } }),
  });
  return (
    <div className="page grid max-w-xl gap-10 py-10">
      <h1 className="text-4xl">Proef</h1>
      <Form form={form}>
        <TextField label="Schrijversnaam" help="Zo kennen anderen je." limit={20} {...form.field("nickname")} />
        <TextField autoComplete="email" label="E-mailadres" {...form.field("email")} type="email" />
        <PasswordField label="Wachtwoord" help="Minstens 8 tekens." {...form.field("password")} />
        <TextArea label="Bio" limit={50} optional {...form.field("bio")} />
        <SelectField label="Land" options={[{ label: "Vaak", options: [{ value: "BE", label: "België" }] }, { value: "NL", label: "Nederland" }]} placeholder="Kies een land" {...form.field("country")} />
        <CheckboxGroup label="Genres" max={3} options={["gedicht", "kortverhaal", "column", "toneel"].map((label, value) => ({ value, label }))} {...form.controlled("genres")} />
        <ImagePicker label="Afbeelding" optional {...form.controlled("image")} />
        <CheckboxField label="Ik ga akkoord met de voorwaarden." {...form.field("termsVersion")} />
        <p data-testid="status">{form.status}</p>
        <Button busy={form.isSaving} type="submit">Maak een account</Button>
      </Form>
      <Button look="danger" onClick={() => setAsks(true)}>Verwijder</Button>
      <ConfirmDialog confirm="Verwijder de tekst" open={asks} title="Tekst verwijderen?" onClose={() => setAsks(false)} onConfirm={async () => {}}>
        Zout en alles wat erbij hoort is dan weg.
      </ConfirmDialog>
      <div className="grid grid-cols-2 gap-3">{["Zout", "De zee heeft geen achterdeur", "Brief aan de vorige bewoner", "Wat de tram niet zegt"].map((t) => <Cover genre="gedicht" key={t} title={t} />)}</div>
      <EmptyState title="Nog niets">Begin.</EmptyState>
      <ErrorState onRetry={() => {}} />
      <TileSkeletons count={2} />
      <Pager currentPage={4} hrefOf={(p) => `?page=${p}`} pageSize={16} total={160} />
    </div>
  );
}
