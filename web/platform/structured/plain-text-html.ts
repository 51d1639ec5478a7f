const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const mark = /^\s*[・●○\-*]\s*/

/** Plain text as the little HTML that job search engines take: paragraphs, line breaks and lists. */
export function plainTextHtml(text: string) {
  const safe = text.replace(/[&<>]/g, (character) => escaped[character] ?? '')
  return safe
    .split(/\n{2,}/)
    .flatMap((block) => (block.trim() ? runsOf(block.trim().split('\n')).map(runHtml) : []))
    .join('')
}

/** Lines parted where a list begins or ends. */
function runsOf(lines: string[]) {
  const runs: string[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && mark.test(last[0] ?? '') === mark.test(line)) last.push(line)
    else runs.push([line])
  }
  return runs
}

const runHtml = (lines: string[]) =>
  mark.test(lines[0] ?? '') ? `<ul>${lines.map((line) => `<li>${line.replace(mark, '')}</li>`).join('')}</ul>` : `<p>${lines.join('<br>')}</p>`
