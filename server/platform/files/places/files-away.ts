type Answer = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } }

const full = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'])

/** The store of files did not answer, or refused. Its message holds the store's word for it, and neither keys nor names of files. */
export class FilesAway extends Error {
  /** As server/platform/database/outage/outage-code.ts knows it. */
  readonly code: 'EFILESAWAY' | 'ENOSPC'
  /** Without one nothing answered. */
  readonly status: number | undefined
  readonly reason: string

  constructor(place: string, { name = '', code, $metadata }: Answer) {
    const status = $metadata?.httpStatusCode
    const reason = code ?? name
    super(`${place}: ${[status, reason].filter(Boolean).join(' ')}`)
    this.status = status
    this.reason = reason
    this.code = status === 507 || full.has(reason) ? 'ENOSPC' : 'EFILESAWAY'
  }
}
