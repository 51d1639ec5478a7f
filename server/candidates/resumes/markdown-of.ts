import type { ResumePaper } from './resume-paper.ts'

/** A 職務経歴書 as Markdown. What its owner wrote comes out as written: none of it becomes a heading, a link or HTML. */
export function markdownOf(paper: ResumePaper): string {
  const works = paper.works.flatMap(({ period, organization, industry, role, text }) => [
    `### ${plain([organization, period && `（${period}）`].join(''))}`,
    [industry && `事業内容: ${plain(industry)}`, role && `役割: ${plain(role)}`].filter(Boolean).join('  \n'),
    broken(text),
  ])
  return [
    '# 職務経歴書',
    [plain(paper.date), plain(paper.name)].filter(Boolean).join('  \n'),
    ...section('職務要約', [paper.headline && `**${plain(paper.headline)}**`, broken(paper.summary)]),
    ...section('職務経歴', works),
    ...section('活かせる経験・知識・技術', [list(paper.skills)]),
    ...section('資格', [list(paper.licenses)]),
    ...section('学歴', [list(paper.schools)]),
    ...section('自己PR', paper.vision.map(broken)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section(title: string, parts: string[]) {
  const there = parts.filter(Boolean)
  return there.length ? [`## ${title}`, ...there] : []
}

const list = (items: string[]) => items.map((item) => `- ${plain(item)}`).join('\n')
const plain = (text: string) =>
  text
    .replaceAll('\n', ' ')
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
const broken = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => plain(line.trim()))
        .filter(Boolean)
        .join('  \n'),
    )
    .filter(Boolean)
    .join('\n\n')
