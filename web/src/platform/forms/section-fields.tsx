import { Fragment, type ReactNode } from "react";

/** One field of a form, and the section of the page that contains it. */
export interface SectionField<Section extends string, Props> {
  section: Section;
  render: (props: Props) => ReactNode;
}

/**
 * The fields of one section, in order. As `Record<keyof Input, SectionField<…>>` a form cannot miss a field of the
 * contract: the type check names it.
 */
export const fieldsIn = <Section extends string, Props>(
  section: NoInfer<Section>,
  fields: Readonly<Record<string, SectionField<Section, Props>>>,
  props: Props,
) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.section === section ? <Fragment key={name}>{field.render(props)}</Fragment> : [],
  );
