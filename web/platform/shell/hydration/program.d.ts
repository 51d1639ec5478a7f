/** `hydrate-on-intent.ts`, as the text of a program: `vite.config.ts`. */
declare module 'virtual:hydrate-on-intent' {
  const program: string
  export default program
}
