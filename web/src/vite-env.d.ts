/// <reference types="vite/client" />

declare module "virtual:contract-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The contract without its schemas: method, path and form of the body of what visitors and members call. */
  export const routes: Contract;
}
declare module "virtual:contract-routes/managing" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The same of what is done on the sites for managing and signing in alone. */
  export const routes: Contract;
}
