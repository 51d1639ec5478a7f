/** The form that numbers and words are read in: half-width, thousands without commas, one sign for every dash and tilde between numbers. */
export const plainForm = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?<=\d)[,、](?=\d{3}(?!\d))/g, '')
    .replace(/[〜～∼˜]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')
