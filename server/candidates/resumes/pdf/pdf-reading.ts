/** Why a PDF gives no text. */
export type PdfFailure = 'locked' | 'broken' | 'too_heavy' | 'without_text'

export type PdfReading = { page_count: number; text: string; is_cut: boolean } | { failure: PdfFailure }

/** A history is a few pages long; of a whole book only the beginning is read. */
export const mostPages = 100
/** The limit of the column. */
export const mostText = 100_000
