/** Methods and paths of the API, which vite.config.ts makes from the contract. */
declare module 'virtual:contract-routes' {
  export { apiPrefix, contract } from '#contract/index.ts'
}
