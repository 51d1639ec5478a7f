/** The version of the page of fees and penalties (/about/fees). A developer who changes the page changes this, too: companies are asked to agree again. */
export const FEES_VERSION = '2026-11-21'
