import type { StaffProduct } from "@inktvis/contract/features/content/staff-products";
import { formatPrice } from "#platform/formats/numbers.ts";
import { FileInput } from "../inputs/file-input.tsx";
import { AmountInput, CheckInput, PictureInput, TextInput } from "../inputs/inputs.tsx";
import { RichTextInput } from "../inputs/rich-text-input.tsx";
import { Basket } from "../room-icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";
import { houseCopy } from "./house.nl.ts";
import { GenresInput } from "./genres-input.tsx";
import { publishedContent } from "./published-content.tsx";

const Fields = () => (
  <>
    <TextInput help={copy.titleHelp} label={copy.title} source="title" />
    <RichTextInput label={copy.body} source="body" />
    <AmountInput help={houseCopy.priceHelp} label={houseCopy.price} source="price" />
    <PictureInput label={copy.image} optional source="image" />
    <FileInput label={copy.attachment} optional source="attachment" />
    <CheckInput help={houseCopy.fileIsExcerptHelp} label={houseCopy.fileIsExcerpt} source="fileIsExcerpt" />
    <GenresInput />
  </>
);

export const products = publishedContent<StaffProduct>({
  name: "products",
  one: "product",
  createTitle: "Nieuw product",
  many: "producten",
  Icon: Basket,
  columns: [{ title: houseCopy.price, sort: "price", isNumber: true, show: ({ price }) => formatPrice(price) }],
  sort: { field: "publishedAt", order: "DESC" },
  Fields,
  createInitial: () => ({ fileIsExcerpt: false, genres: [] }),
});
