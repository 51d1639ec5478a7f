import { appendFile, mkdir, rm, stat, truncate } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { BrokenFile } from '../broken-file.ts'
import type { Rejection } from '../store/job-store.ts'

/** Rejected records as JSON Lines in our own shape, each with its reason: mended, the file can be imported as it is. */
export class RejectsFile {
  readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  /** Rejects of an earlier import are deleted, so that the file always describes this one. */
  static async empty(path: string, inputs: string[]) {
    if (inputs.some((input) => resolve(input) === resolve(path)))
      throw new BrokenFile(`取り込むファイルと --rejects の書き出し先が同じです（${path}）。別の名前にしてください。`)
    await rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    return new RejectsFile(path)
  }

  async add(file: string, { place, reason, record }: Rejection) {
    await appendFile(this.path, `${JSON.stringify({ reason, place: `${file} ${place}`.trim(), ...withoutEmpty(record) })}\n`)
  }

  length() {
    return stat(this.path).then(
      ({ size }) => size,
      () => 0,
    )
  }

  /** Of a file that turned out broken nothing stays, here neither. */
  async cutTo(length: number) {
    if (length === 0) await rm(this.path, { force: true })
    else await truncate(this.path, length)
  }
}

/** A record nested deeper than can be written is left out; its place and reason remain. */
function withoutEmpty(record: unknown): object {
  try {
    return JSON.parse(
      JSON.stringify(record, (_, value: unknown) => (value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value)),
    ) as object
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}
