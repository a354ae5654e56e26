import type { ComponentType } from "react";
import type { StaffRight } from "@inktvis/contract/access";
import type { IconProps } from "#ui/icons.tsx";

/** Below which heading of the menu something stands, in this order. */
export const GROUPS = ["content", "people", "system"] as const;
export type Group = (typeof GROUPS)[number];

/**
 * One kind of thing that the staff room manages: its place in the menu and its pages. A new one is added to
 * registry.ts; the data come from the contract feature of its name, `articles` from `staffArticles`.
 */
export interface RoomResource {
  name: string;
  /** `artikel`, `artikels` */
  one: string;
  many: string;
  /** What making one is called: `Nieuw artikel`; absent where none is made. */
  making?: string;
  /** Shorter, for the menu. */
  menu?: string;
  group: Group;
  Icon: ComponentType<IconProps>;
  /** Who has it in the menu; the API says who may. */
  right: StaffRight;
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
}

export const listPath = (resource: string) => `/${resource}`;
export const createPath = (resource: string) => `/${resource}/create`;
export const editPath = (resource: string, id: string | number) => `/${resource}/${encodeURIComponent(id)}`;
export const showPath = (resource: string, id: string | number) => `${editPath(resource, id)}/show`;

/** As a heading begins: `artikels` → `Artikels`. */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
