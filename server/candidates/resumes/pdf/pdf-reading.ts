/** Why a PDF gives no text. */
export type PdfFailure = 'locked' | 'broken' | 'too_heavy' | 'without_text'

export type PdfReading = { page_count: number; text: string; is_cut: boolean } | { failure: PdfFailure }

/** A history is a few pages long; whoever sends a book gets its beginning. */
export const mostPages = 100
/** What the column holds. */
export const mostText = 100_000
