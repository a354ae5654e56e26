import type { Genre } from "@inktvis/contract/features/texts/genres";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { WORDS_PER_MINUTE } from "@inktvis/contract/features/texts/texts";
import { formatReadTime } from "#platform/formats/numbers.ts";
import { meQuery } from "#platform/session.queries.ts";
import { Button } from "#ui/button.tsx";
import { shownPicture } from "#ui/picture-file-field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Tile } from "#ui/tile.tsx";
import { GenresField } from "../../genres/genres-field.tsx";
import type { Audience } from "./audience.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import type { Writing } from "./use-writing.ts";
import { VisibilityField } from "./visibility-field.tsx";

/** Characters of the body that the preview shows at most. */
const PREVIEW_LENGTH = 900;

interface PublishStepProps {
  writing: Writing;
  genres: Genre[];
  audience: Audience;
  onAudience: (audience: Audience) => void;
  onShowSettings: () => void;
}

/** The step before a text is published: who may read it, beside a preview of what they will see. */
export function PublishStep({ writing, genres, audience, onAudience, onShowSettings }: PublishStepProps) {
  const { form } = writing;
  // Genres are asked for here only when none were chosen yet; the field stays once the first is chosen.
  const [asksGenres] = useState(() => form.getValues("genres").length === 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <VisibilityField id={`${form.name}-audience`} name="audience" value={audience} onChange={onAudience} />
      {asksGenres && <GenresField genres={genres} {...form.controlled("genres")} />}
      <section aria-labelledby="publish-preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="font-sans text-base font-semibold tracking-normal" id="publish-preview">
          {copy.preview}
        </h3>
        <div className="rounded-xl border border-hairline bg-paper p-4">
          <Preview genres={genres} writing={writing} />
        </div>
        <Button className="-ml-3 justify-self-start" look="quiet" onClick={onShowSettings}>
          {copy.changeSettings}
        </Button>
      </section>
    </div>
  );
}

/** The tile of the text and its first lines, as lists and the text's own page show them. */
function Preview({ writing: { form, content, text }, genres }: Pick<PublishStepProps, "writing" | "genres">) {
  const { data: me } = useQuery(meQuery);
  // Read only once: nothing is typed in the editor while the sheet covers it.
  const [firstLines] = useState(() => content.editor.current?.firstLines(PREVIEW_LENGTH) ?? "");
  const picture = shownPicture(form.watch("image"), text?.image?.url.sm);
  const chosen = form.watch("genres");
  return (
    <Tile
      eyebrow={genres
        .filter(({ id }) => chosen.includes(id))
        .map(({ name }) => name)
        .join(", ")}
      footer={
        <>
          <span className="font-semibold text-ink">{me?.nickname}</span>
          {" · "}
          {formatReadTime((content.wordCount / WORDS_PER_MINUTE) * 60)}
        </>
      }
      picture={picture && <img alt="" className="aspect-3/2 h-auto w-full rounded-sm object-cover" src={picture} />}
      title={form.watch("title")}
    >
      {/* Not sanitized yet: the editor wrote it, with only the markup of its schema. */}
      <RichText className="reading first-lines" html={firstLines} />
    </Tile>
  );
}
