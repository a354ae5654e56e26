import type { ComponentType } from "react";
import type { StaffRight } from "@inktvis/contract/access";
import type { IconProps } from "#ui/icons.tsx";

/** The headings of the menu, in its order. */
export const GROUPS = ["content", "courses", "academy", "money", "people", "system"] as const;
export type Group = (typeof GROUPS)[number];

/**
 * A resource of the staff room: its place in the menu and its pages. A new one is added to registry.ts. Its data come
 * from the contract feature of its name: `articles` from `staffArticles`.
 */
export interface RoomResource {
  name: string;
  /** Singular and plural: `artikel`, `artikels`. */
  one: string;
  many: string;
  /** The title of the page that creates one: `Nieuw artikel`; absent when staff cannot create any. */
  createTitle?: string;
  /** The title of its empty list, when "Nog geen" with the plural is not right. */
  emptyTitle?: string;
  /** A shorter plural for the menu. */
  menu?: string;
  group: Group;
  Icon: ComponentType<IconProps>;
  /** The right that shows it in the menu; permissions are enforced by the API. */
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
