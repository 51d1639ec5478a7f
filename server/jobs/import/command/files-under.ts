import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BrokenFile } from '../broken-file.ts'

/** The file itself, or every file under the folder in the order of their names; hidden ones and rejects of earlier imports are left out. */
export async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new BrokenFile(`「${path}」がありません。場所と名前を確かめてください。`)
  if (found.isFile()) return [path]
  if (!found.isDirectory()) throw new BrokenFile(`「${path}」はファイルでもフォルダーでもありません。`)
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.rejected.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length === 0) throw new BrokenFile(`フォルダー「${path}」にファイルがありません。`)
  return files
}
