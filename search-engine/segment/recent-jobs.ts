import type { JobDocument } from './job-document.ts'
import { SegmentBuilder } from './segment-builder.ts'
import type { Segment } from './segment.ts'

const together = 32
const mostSegments = 8

/**
 * The jobs that changed last. They stand in small segments whose texts are scanned; only the one that still grows is built again for the first search after a
 * change, so that a change costs a search little.
 */
export class RecentJobs {
  #documents = new Map<number, JobDocument>()
  #open = new Map<number, JobDocument>()
  #closed: Segment[] = []
  #growing: Segment | undefined

  get size(): number {
    return this.#documents.size
  }

  documents(): JobDocument[] {
    return [...this.#documents.values()]
  }

  segments(): Segment[] {
    if (this.#open.size === 0) return this.#closed
    this.#growing ??= SegmentBuilder.scanned([...this.#open.values()])
    return [...this.#closed, this.#growing]
  }

  add(document: JobDocument): void {
    this.#documents.set(document.id, document)
    this.#open.set(document.id, document)
    this.#growing = undefined
    if (this.#open.size >= together) this.#close()
  }

  /** The job that is no longer among them, if it was. */
  take(id: number): JobDocument | undefined {
    const document = this.#documents.get(id)
    if (!document) return undefined
    this.#documents.delete(id)
    if (this.#open.delete(id)) this.#growing = undefined
    else for (const segment of this.#closed) segment.remove(segment.find(id))
    return document
  }

  /** Leaves out the jobs that were sealed as they still are. */
  leave(sealed: JobDocument[]): void {
    for (const document of sealed) if (this.#documents.get(document.id) === document) this.#documents.delete(document.id)
    this.#open = new Map()
    this.#growing = undefined
    this.#closed = this.#documents.size > 0 ? [SegmentBuilder.scanned(this.documents())] : []
  }

  #close(): void {
    this.#closed = this.#closed.length < mostSegments ? this.segments() : [SegmentBuilder.scanned(this.documents())]
    this.#open = new Map()
    this.#growing = undefined
  }
}
