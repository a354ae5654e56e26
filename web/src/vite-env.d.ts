/// <reference types="vite/client" />

declare module "virtual:contract-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The contract without its schemas and without the parts below: method, path and form of the body. */
  export const routes: Contract;
}

declare module "virtual:staff-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of the staff room. */
  export const routes: Contract;
}

declare module "virtual:account-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of one's own account. */
  export const routes: Contract;
}
declare module "virtual:managing-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of who organises a course. */
  export const routes: Contract;
}

declare module "virtual:academy-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of the academy. */
  export const routes: Contract;
}

declare module "virtual:preview-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of previews. */
  export const routes: Contract;
}

declare module "virtual:ecourse-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of online courses. */
  export const routes: Contract;
}

declare module "virtual:magazine-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of the magazine. */
  export const routes: Contract;
}

declare module "virtual:newsletter-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of the newsletter. */
  export const routes: Contract;
}

declare module "virtual:waiting-list-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of waiting lists. */
  export const routes: Contract;
}

declare module "virtual:enrolment-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of enrolling. */
  export const routes: Contract;
}
