/** Characters of one message, and the files it may carry. */
export const LONGEST_MESSAGE = 10_000
export const MOST_FILES = 2
/** PDFs that go with one application. */
export const MOST_APPLICATION_FILES = 5
/** Bytes of one file. */
export const LARGEST_FILE = 10_485_760
