/** The kinds of pictures that are read, by their content. None of them is a document that could run. */
export const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
