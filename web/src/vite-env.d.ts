/// <reference types="vite/client" />

declare module "virtual:contract-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  /** The contract without its schemas: method, path and form of the body. */
  export const routes: Contract;
}
