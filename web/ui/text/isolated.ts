/** Other people's words in a text that holds no elements, as an `aria-label`: what `<bdi>` does elsewhere, so that they turn nothing that stands around them. */
export const isolated = (words: string) => `\u2068${words}\u2069`
