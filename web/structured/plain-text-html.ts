const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as the little HTML that job search engines take: paragraphs, line breaks and lists. */
export function plainTextHtml(text: string) {
  const safe = text.replace(/[&<>]/g, (character) => escaped[character] ?? '')
  return safe
    .split(/\n{2,}/)
    .flatMap((block) => (block.trim() ? [blockHtml(block.trim().split('\n'))] : []))
    .join('')
}

const mark = /^\s*[・●○\-*]\s*/

function blockHtml(lines: string[]) {
  const isList = lines.length > 1 && lines.every((line) => mark.test(line))
  return isList ? `<ul>${lines.map((line) => `<li>${line.replace(mark, '')}</li>`).join('')}</ul>` : `<p>${lines.join('<br>')}</p>`
}
