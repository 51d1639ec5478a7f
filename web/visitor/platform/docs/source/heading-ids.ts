/** The anchor of a heading as GitHub makes it, so that one link works in both places. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

/** The second heading of the same words gets `-1`. */
export function headingIds() {
  const seen = new Map<string, number>()
  return (heading: string) => {
    const anchor = anchorOf(heading)
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
}
