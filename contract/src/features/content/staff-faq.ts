import * as z from "zod";
import { IdParams } from "#layer/schemas.ts";
import { NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { MAX_BODY, Position, Revision, SearchText, withRevision } from "#layer/staff-fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

const CollectionId = z.coerce.number<number>().pipe(z.int32());

const StaffFaqCollection = z
  .object({
    id: z.int(),
    title: z.string(),
    isFixed: z.boolean().describe("een site kent ze bij haar nummer"),
    categories: z.int(),
    items: z.int(),
    revision: Revision,
  })
  .meta({ id: "StaffFaqCollection" });
const Title = z.object({ title: typedLine().trim().min(2).max(255) });

export const staffFaqCollections = staffEndpoints({
  path: "faq-collections",
  access: "manageContent",
  one: "een verzameling vragen",
  all: "de verzamelingen vragen",
  row: StaffFaqCollection,
  query: staffListQuery(["id", "title"]),
  params: NumberParams,
  create: Title.extend({ number: z.int32().min(1) }),
  update: withRevision(Title),
});

const StaffFaqCategory = z
  .object({
    id: z.uuid(),
    collectionId: z.int(),
    title: z.string(),
    position: z.int(),
    items: z.int(),
    revision: Revision,
  })
  .meta({ id: "StaffFaqCategory" });

export const staffFaqCategories = staffEndpoints({
  path: "faq-categories",
  access: "manageContent",
  one: "een rubriek van vragen",
  all: "de rubrieken van vragen",
  row: StaffFaqCategory,
  query: staffListQuery(["position", "title"]).extend({ collectionId: CollectionId.optional() }),
  params: IdParams,
  create: Title.extend({ collectionId: z.int32(), position: Position }),
  update: withRevision(Title.extend({ position: Position })),
});

const StaffFaqItem = z
  .object({
    id: z.uuid(),
    categoryId: z.uuid(),
    collectionId: z.int(),
    slug: z.string().describe("waar links naartoe wijzen; blijft, ook als de vraag verandert"),
    question: z.string(),
    answer: z.string().describe("opgeschoonde HTML"),
    position: z.int(),
    revision: Revision,
  })
  .meta({ id: "StaffFaqItem" });
const FaqItemInput = z.object({
  categoryId: z.uuid(),
  question: typedLine().trim().min(2).max(500),
  answer: typedText().min(1).max(MAX_BODY),
  position: Position,
});

export const staffFaqItems = staffEndpoints({
  path: "faq-items",
  access: "manageContent",
  one: "een vraag met haar antwoord",
  all: "de vragen met hun antwoord",
  row: StaffFaqItem,
  query: staffListQuery(["position", "question"]).extend({
    q: SearchText,
    collectionId: CollectionId.optional(),
    categoryId: z.uuid().optional(),
  }),
  params: IdParams,
  create: FaqItemInput,
  update: withRevision(FaqItemInput),
});
