/** Joins class names, without the falsy ones. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
