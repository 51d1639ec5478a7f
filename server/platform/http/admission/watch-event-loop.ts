const EVERY = 20

/** Reports every 20 ms by how many milliseconds the event loop is late. Gives a function that ends it. */
export function watchEventLoop(tell: (lateness: number) => void) {
  let due = performance.now() + EVERY
  const timer = setInterval(() => {
    const now = performance.now()
    tell(Math.max(0, now - due))
    due = now + EVERY
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
