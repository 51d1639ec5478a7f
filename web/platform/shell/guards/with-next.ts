/** The address of a page on the way in, with where somebody wanted to go; `to` may have a query already. */
export function withNext(to: string, next: string | null | undefined) {
  return next ? `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}` : to
}
