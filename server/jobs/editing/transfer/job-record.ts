/** One record of a file: the content of a job as it was read, which the contract has yet to accept, or why it is none. */
export type JobRecord = { place: string; id?: number; content: Record<string, unknown> } | { place: string; reason: string; title: string }
