import type { ComponentType, ReactNode } from 'react'

/** What can be done to several rows at once. It is said, with how many and who learns of it, before anything is done. */
export type BulkAct<Row> = {
  intent: string
  label: string
  /** A single key that asks for it while rows are chosen. */
  keyed?: string
  can: (row: Row) => boolean
  /** What will happen to these rows, and who is told. */
  says: (count: number) => ReactNode
  /** What is sent of a row, where its id is not enough: the version that it was read with. */
  value?: (row: Row) => string
  /** What has to be chosen or written for it; after a refusal with what was entered and what is wrong with it. */
  Fields?: ComponentType
  /** The button that does it. */
  button: string
  isGrave?: boolean
}

/** A list whose rows can be chosen. */
export type Choosing<Row> = { label: (row: Row) => string; acts: BulkAct<Row>[] }
