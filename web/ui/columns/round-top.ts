/** The next number above that has a whole half: 2, 4, 6, 10, 20, 40. The end of an axis. */
export function roundTop(most: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [2, 4, 6, 10, 20].map((times) => times * power).find((top) => top >= most) ?? most
}
