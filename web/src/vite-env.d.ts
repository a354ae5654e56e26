/// <reference types="vite/client" />

/** Routes of the contract (web/contract-routes.ts): method, path and form of the body, without schemas. */
declare module "virtual:*-routes" {
  import type { Contract } from "@inktvis/contract/layer/endpoint";
  export const routes: Contract;
}
