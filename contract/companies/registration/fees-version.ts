/** The version of the page of fees and penalties (/about/fees). Whoever changes what the page says changes this: companies are asked anew. */
export const FEES_VERSION = '2026-11-21'
