interface AvatarProps {
  name: string;
  picture?: string | undefined;
  className?: string;
}

/** The profile picture, or the first letter of the name. Decoration: the name is shown beside it. */
export function Avatar({ name, picture, className = "size-9" }: AvatarProps) {
  const shape = `${className} flex-none rounded-full`;
  if (picture) return <img alt="" className={`${shape} object-cover`} decoding="async" loading="lazy" src={picture} />;
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-accent font-display font-semibold text-on-accent`}
    >
      {[...name.trim()][0]?.toUpperCase() ?? "?"}
    </span>
  );
}
