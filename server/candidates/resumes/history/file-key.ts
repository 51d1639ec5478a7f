/** A folder of these files only: the sweep deletes every file in it that no row names. */
export const FOLDER = 'job_history_pdfs'

/** Where a file lies, by what its row calls it. */
export const fileKey = (storage_key: string) => `${FOLDER}/${storage_key}`
