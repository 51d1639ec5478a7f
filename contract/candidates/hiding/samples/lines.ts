/** ⏎ is a line end inside of a spelling. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n'))
    .filter(Boolean)
