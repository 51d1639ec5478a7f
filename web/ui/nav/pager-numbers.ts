const SHOWN = 7

/** Page numbers around the current one, always with the first and the last; null where numbers are left out. At most seven places. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, at) => at + 1)
  const first = Math.min(Math.max(page - 1, 3), pages - 4)
  const middle = [first, first + 1, first + 2]
  return [1, first > 3 ? null : 2, ...middle, first + 2 < pages - 2 ? null : pages - 1, pages]
}
