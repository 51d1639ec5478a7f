import { addressOfFile } from './files.ts'

/**
 * Where a link of a Markdown file leads on the site. Links to files of the repository that are not served have no address here: the words stay, the link goes.
 */
export function resolveLink(from: string, target: string): string | undefined {
  if (/^https?:\/\//.test(target)) return target
  const [path = '', anchor] = target.split('#')
  const end = anchor === undefined ? '' : `#${anchor}`
  if (path === '') return end
  const address = addressOfFile(fileNamed(from, path))
  return address && address + end
}

/** The path in the repository that a file names from where it lies. */
export function fileNamed(from: string, path: string) {
  const parts = from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  // A link to a folder means its first page, as it does where people read the repository.
  const file = parts.join('/')
  return path.endsWith('/') ? `${file}/README.md` : file
}
