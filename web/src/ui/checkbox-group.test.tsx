import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CheckboxGroup } from "./checkbox-group.tsx";

it("tells screen readers too how many options may be chosen", () => {
  const options = [{ value: 1, label: "Poëzie" }];
  const html = renderToString(
    <CheckboxGroup id="genres" label="Genres" max={3} name="genres" options={options} value={[]} onChange={() => {}} />,
  );
  expect(html).toContain('aria-describedby="genres-help"');
  expect(html).toMatch(/id="genres-help"[^>]*>Kies er hoogstens 3\./);
});
