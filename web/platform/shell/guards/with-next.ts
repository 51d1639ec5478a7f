/** The address of a page of the sign-in, with the page that the user wanted; `to` may have a query already. */
export function withNext(to: string, next: string | null | undefined) {
  return next ? `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}` : to
}
