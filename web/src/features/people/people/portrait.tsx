import type { PersonSummary } from "@inktvis/contract/features/people/people";
import { pictureAttributes } from "#ui/picture-attributes.ts";

/** The large profile picture of a person, or their initial without one. */
export function Portrait({ person, className }: { person: PersonSummary; className: string }) {
  const shape = `${className} aspect-square rounded-sm`;
  const { nickname, profilePicture: picture } = person;
  if (picture)
    return (
      <img
        {...pictureAttributes(picture)}
        alt={picture.alt}
        className={`${shape} object-cover`}
        fetchPriority="high"
        sizes="(width >= 64rem) 19rem, 8.5rem"
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center border border-hairline bg-raised font-display text-7xl text-accent-ink lg:text-9xl`}
    >
      {[...nickname.trim()][0]?.toUpperCase() ?? "?"}
    </span>
  );
}
