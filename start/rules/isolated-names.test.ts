import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'
import { sourceFiles } from './source-files.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The names that the sources give to words that users write. */
const names = /^(name|who|title|username|\w+_name|position_title|titleText)$/
const attributes = /^(aria-label|alt|placeholder)$/
/** Elements that isolate, or that hold only text. */
const isolating = new Set(['bdi', 'option', 'title', 'textarea'])

/** Expressions with such a name that end in the text of an expression. Does not look into what a call returns. */
function wordsIn(node: unknown): Node[] {
  if (!isNode(node)) return []
  const all = (...keys: string[]) => keys.flatMap((key) => wordsIn(node[key]))
  switch (node.type) {
    case 'Identifier':
      return names.test(String(node.name)) ? [node] : []
    case 'MemberExpression':
      return isNode(node.property) && !node.computed && names.test(String(node.property.name)) ? [node] : []
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return all('expression')
    case 'ConditionalExpression':
      return all('consequent', 'alternate')
    case 'LogicalExpression':
      return node.operator === '&&' ? all('right') : all('left', 'right')
    case 'BinaryExpression':
      return node.operator === '+' ? all('left', 'right') : []
    case 'TemplateLiteral':
      return (node.expressions as unknown[]).flatMap(wordsIn)
    default:
      return []
  }
}

const isIsolating = (element: Node) => {
  const { name, attributes } = element.openingElement as unknown as { name: Node; attributes: Node[] }
  // `dir="auto"` isolates, too: it is used where an element is there already.
  return (
    isolating.has(String(name.name)) || attributes.some((one) => isNode(one.name) && one.name.name === 'dir' && isNode(one.value) && one.value.value === 'auto')
  )
}

/** Every name that a page shows without isolating it, in an element's text or in a text for screen readers. */
function bareNames(text: string) {
  const bare: string[] = []
  const visit = (value: unknown, around: Node[]) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, around))
    if (!isNode(value)) return
    if (value.type === 'JSXExpressionContainer') {
      const parent = around.at(-1)
      const attribute = parent?.type === 'JSXAttribute' ? String((parent.name as Node).name) : null
      const isBare = attribute ? attributes.test(attribute) : !around.some((one) => one.type === 'JSXElement' && isIsolating(one))
      if (isBare) bare.push(...wordsIn(value.expression).map(({ start, end }) => text.slice(start, end)))
    }
    const inner = value.type.startsWith('JSX') ? [...around, value] : around
    for (const [key, part] of Object.entries(value)) if (key !== 'type') visit(part, inner)
  }
  visit(parseSync('page.tsx', text).program, [])
  return bare
}

test('pages isolate the words that users write: <bdi> in text, isolated() in what a screen reader reads', () => {
  const found = sourceFiles()
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx') && !path.includes('.test.'))
    .flatMap(({ path, text }) => bareNames(text).map((words) => `${path.slice('web/'.length)} ${words}`))
  expect([...new Set(found)].filter((place) => !ownWords.includes(place))).toEqual([])
  // An entry that no longer exists, or that isolates now, leaves the list.
  expect(ownWords.filter((place) => !found.includes(place))).toEqual([])
})

test.each([
  ['<p>{company.name}</p>', ['company.name']],
  ['<p>{isMine ? "" : `${member_name}さん`}</p>', ['member_name']],
  ['<p>{(a && job?.position_title) ?? "求人"}</p>', ['job?.position_title']],
  ['<button aria-label={`${name}を外す`} />', ['name']],
  ['<button aria-label={`${isolated(name)}を外す`} />', []],
  ['<p><bdi>{company.name}</bdi>の<b><bdi>{a ? title : username}</bdi></b></p>', []],
  ['<th dir="auto"><Link>{position_title}</Link></th>', []],
  ['<Follow title={job.position_title} />', []],
])('%s', (text, bare) => {
  expect(bareNames(text)).toEqual(bare)
})
