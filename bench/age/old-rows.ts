const MARK = ' (old)'

/** The figures with "(old)" beside the commit of each row whose sources changed since. `isOld` is asked with the commit and the section's sources. */
export function markOldRows(text: string, isOld: (commit: string, sources: string[]) => boolean) {
  let sources: string[] = []
  let isTable = false
  const old: string[] = []
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('## ')) sources = []
    if (line.startsWith('Sources:')) sources = [...line.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)
    if (!line.startsWith('|')) isTable = false
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.at(-2) === 'commit') {
      isTable = true
      return line
    }
    const [, commit] = /^([0-9a-f]{7,40})(?: \(old\))?$/.exec(cells.at(-2) ?? '') ?? []
    if (!isTable || !commit) return line
    const mark = sources.length > 0 && isOld(commit, sources) ? MARK : ''
    if (mark) old.push(`${cells[1]}, ${commit}`)
    return `${line.slice(0, line.lastIndexOf('|', line.length - 2))}| ${commit}${mark} |`
  })
  return { text: lines.join('\n'), old }
}
