/** Of nothing but these files: whatever no row names is swept out of it. */
export const FOLDER = 'message_attachments'

/** Where a file lies, by what its row calls it. */
export const attachmentKey = (storage_key: string) => `${FOLDER}/${storage_key}`
