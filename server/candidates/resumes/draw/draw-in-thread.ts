import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { openSync } from 'fontkit'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import type { ResumePaper } from '../resume-paper.ts'
import { fontFiles } from './font-files.ts'
import { lineParts } from './line-parts.ts'

for (const [family, { regular, bold }] of Object.entries(fontFiles))
  Font.register({
    family,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ],
  })
Font.registerHyphenationCallback(lineParts)

const ink = '#1f1f1f'
const body = { fontSize: 10, lineHeight: 1.65 }
// Sizes and line heights stand on each text and on nothing around it: React-pdf multiplies an inherited height again at every step, and again for each page.
const styles = StyleSheet.create({
  page: { fontFamily: Object.keys(fontFiles), paddingTop: 51, paddingBottom: 62, paddingHorizontal: 57, color: ink },
  text: { ...body },
  title: { fontSize: 17, fontWeight: 700, textAlign: 'center', letterSpacing: 5, lineHeight: 1.4, marginBottom: 14 },
  right: { textAlign: 'right', ...body },
  heading: { fontSize: 12, fontWeight: 700, lineHeight: 1.4, borderBottomWidth: 1, borderBottomColor: ink, paddingBottom: 3, marginTop: 18, marginBottom: 8 },
  bold: { fontWeight: 700, ...body, marginBottom: 2 },
  work: { marginBottom: 12 },
  workHead: { flexDirection: 'row', backgroundColor: '#f1f1ee', paddingTop: 4, paddingBottom: 3, paddingHorizontal: 8, marginBottom: 4 },
  period: { width: 140, flexShrink: 0, ...body },
  organization: { flex: 1, fontWeight: 700, ...body },
  meta: { flexDirection: 'row', paddingHorizontal: 8 },
  metaName: { width: 56, flexShrink: 0, ...body, color: '#555555' },
  body: { paddingHorizontal: 8, marginTop: 4 },
  item: { flexDirection: 'row' },
  bullet: { width: 12, flexShrink: 0, ...body },
  rest: { flex: 1, ...body },
  foot: { position: 'absolute', bottom: 30, left: 57, right: 57, flexDirection: 'row', justifyContent: 'space-between', fontSize: 8, color: '#555555' },
})

/** How much of what follows must fit under a heading, in points; else it goes to the next page with it. */
const HEAD_AND_TWO_LINES = 70

/** A4, as 職務経歴書 are handed in: title, date and name, then the sections that have something in them. */
export const resumeDocument = (paper: ResumePaper): ReactElement =>
  h(
    Document,
    { title: '職務経歴書', author: paper.name, language: 'ja', creator: paper.site, producer: SOFTWARE },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.title }, '職務経歴書'),
      h(Text, { style: styles.right }, `${paper.date}現在`),
      paper.name && h(Text, { style: styles.right }, `氏名　${paper.name}`),
      ...section('職務要約', [paper.headline && h(Text, { style: styles.bold }, paper.headline), ...paragraphs(paper.summary)]),
      ...section('職務経歴', paper.works.flatMap(work)),
      ...section('活かせる経験・知識・技術', paper.skills.length ? [item(paper.skills.join('、'))] : []),
      ...section('資格', paper.licenses.map(item)),
      ...section('学歴', paper.schools.map(item)),
      ...section('自己PR', paper.vision.flatMap(paragraphs)),
      h(
        View,
        { fixed: true, style: styles.foot },
        h(Text, null, ['職務経歴書', paper.name].filter(Boolean).join('　')),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  )

/** Headings and their text stand side by side on the page: only then does React-pdf look ahead from one to the other. */
const section = (title: string, content: ReactNode[]) =>
  content.some(Boolean) ? [h(Text, { style: styles.heading, minPresenceAhead: HEAD_AND_TWO_LINES }, title), ...content] : []

const work = ({ period, organization, industry, role, text }: ResumePaper['works'][number]) => [
  h(
    View,
    { wrap: false, minPresenceAhead: text ? HEAD_AND_TWO_LINES / 2 : 0 },
    h(View, { style: styles.workHead }, h(Text, { style: styles.period }, period), h(Text, { style: styles.organization }, organization)),
    meta('事業内容', industry),
    meta('役割', role),
  ),
  ...paragraphs(text).map((paragraph) => h(View, { style: styles.body }, paragraph)),
  h(View, { style: styles.work }),
]

const meta = (name: string, value: string) =>
  value && h(View, { style: styles.meta }, h(Text, { style: styles.metaName }, name), h(Text, { style: styles.rest }, value))

const item = (text: string) => h(View, { style: styles.item, wrap: false }, h(Text, { style: styles.bullet }, '・'), h(Text, { style: styles.rest }, text))

const paragraphs = (text: string) => (text === '' ? [] : text.split('\n').map((line) => h(Text, { style: styles.text, orphans: 2, widows: 2 }, line || ' ')))

const fonts = Object.values(fontFiles).map(({ regular }) => openSync(regular))
const isInFonts = (sign: string) => fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** Selectors of variants, joiners and pictures: without them the text says the same. */
const isMute = /^[\p{Cf}\p{Cc}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u
/** Printers' sign for a character that they do not have. */
const GETA = '〓'

/**
 * One spelling of what looks the same: half-width kana, radicals and letters apart from their marks become ordinary characters. Full-width signs
 * stay: Japanese is set with them. A space is one that keeps its width: where React-pdf may stretch some spaces, it ends lines far too early.
 * What no font has would come out as other characters, drawn over each other.
 */
export const drawableText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\uff01-\uff60\u3000〜]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[^\n]/gu, (sign) => (isInFonts(sign) ? sign : isMute.test(sign) ? '' : GETA))
    .replaceAll(/[ \t]/g, '\u00a0')

/** Runs in a separate thread (drawResume). */
export default async function drawInThread(paper: ResumePaper): Promise<Uint8Array<ArrayBuffer>> {
  const drawable: ResumePaper = JSON.parse(JSON.stringify(paper), (_, value: unknown) => (typeof value === 'string' ? drawableText(value) : value))
  return new Uint8Array(await renderToBuffer(resumeDocument(drawable) as Parameters<typeof renderToBuffer>[0]))
}
