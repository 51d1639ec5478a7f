export type StoredFile = { key: string; changed_at: Date }

/** Where uploaded files lie, sealed: a folder, or a bucket of an S3-compatible store. A file is there completely or not at all, and nobody else can read it. */
export type FilePlace = {
  /** For operators; without any secret. */
  name: string
  /** Whether other machines reach it, too. */
  isBucket: boolean
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Uint8Array | undefined>
  /** The first bytes of a file. */
  head(key: string, length: number): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  /** A missing file is no error. */
  delete(key: string): Promise<void>
  /** Writes a file again, unless somebody deletes or changes it in between. */
  change(key: string, act: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>): Promise<void>
  /** All files, or those of one folder. */
  list(folder?: string): AsyncIterable<StoredFile>
  /** Puts a file under a path of this machine, where it stays when it is deleted here; false when there is no such file. */
  saveTo(key: string, path: string): Promise<boolean>
  /** Closes what an older version left open to others. */
  closeToOthers(): Promise<void>
}

/** Of a bucket: who left, one object each. No row names them. */
export const erasuresFolder = 'erasures'
