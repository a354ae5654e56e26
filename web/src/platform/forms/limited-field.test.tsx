import { EcourseTitle } from "@inktvis/contract/features/ecourses/ecourses";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LimitedField } from "./limited-field.tsx";

const shown = (typed: string) =>
  renderToStaticMarkup(<LimitedField id="title" label="Titel" readOnly typed={typed} value="" />).replaceAll(
    /<[^>]+>/g,
    "",
  );

it.each(["a", "😀"])("counts characters as the contract does: 255 times %s fit, and one more does not", (character) => {
  expect(EcourseTitle.safeParse(character.repeat(255)).success).toBe(true);
  expect(shown(character.repeat(255))).toContain("Nog 0 tekens.");
  expect(EcourseTitle.safeParse(character.repeat(256)).success).toBe(false);
  expect(shown(character.repeat(256))).toContain("1 teken te veel.");
});
