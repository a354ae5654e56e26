/// <reference types="vite/client" />

declare module "virtual:contract-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The contract without its schemas: method, path and form of the body of what visitors and members call. */
  export const routes: Contract;
}
declare module "virtual:contract-routes/abilities" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of what asks for an ability. */
  export const routes: Contract;
}
