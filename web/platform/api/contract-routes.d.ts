/** Methods and paths of the API, made from the contract by vite.config.ts. */
declare module 'virtual:contract-routes' {
  export { apiPrefix, contract } from '#contract/index.ts'
}
