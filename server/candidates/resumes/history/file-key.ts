/** Of nothing but these files: whatever no row names is swept out of it. */
export const FOLDER = 'job_history_pdfs'

/** Where a file lies, by what its row calls it. */
export const fileKey = (storage_key: string) => `${FOLDER}/${storage_key}`
