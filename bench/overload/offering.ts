type Request = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Requests of one kind, a second; `{number}` in a path differs each time, beginning with `from`, and `{uuid}` in a body, too. */
export type Stream = { name: string; rate: number; from: number; requests: Request[] }

export type Offering = { url: string; seconds: number; atOnce?: number; streams: Stream[] }

/** What came back: status (0: nothing), milliseconds since it was due, and when that was. */
export type Offered = { name: string; answers: [status: number, milliseconds: number, at: number][] }
