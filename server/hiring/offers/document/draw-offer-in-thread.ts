import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
// Registers the fonts and where Japanese lines may end.
import { drawableText } from '#server/candidates/resumes/draw/draw-in-thread.ts'
import { fontFiles } from '#server/candidates/resumes/draw/font-files.ts'
import type { OfferPaper } from './offer-paper.ts'

const ink = '#1f1f1f'
const muted = '#555555'
// The font stands high in its line: what has a line above it needs more room there than below.
const body = { fontSize: 9.5, lineHeight: 1.6 }
const styles = StyleSheet.create({
  page: { fontFamily: Object.keys(fontFiles), paddingTop: 51, paddingBottom: 62, paddingHorizontal: 57, color: ink },
  title: { fontSize: 17, fontWeight: 700, textAlign: 'center', letterSpacing: 3, lineHeight: 1.4, marginBottom: 12 },
  text: { ...body },
  right: { textAlign: 'right', ...body },
  addressee: { fontSize: 12, fontWeight: 700, lineHeight: 1.5 },
  state: { ...body, fontWeight: 700, marginTop: 10, paddingTop: 8, paddingBottom: 4, paddingHorizontal: 8, borderWidth: 1, borderColor: ink },
  message: { ...body, marginTop: 10 },
  heading: { fontSize: 11, fontWeight: 700, lineHeight: 1.4, borderBottomWidth: 1, borderBottomColor: ink, paddingBottom: 3, marginTop: 14 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#c9c9c4', paddingTop: 5, paddingBottom: 1.5 },
  name: { width: 132, flexShrink: 0, paddingRight: 8, ...body, color: muted },
  value: { flex: 1 },
  note: { ...body, color: muted },
  record: { fontSize: 8, marginTop: 4, lineHeight: 1.6, color: muted },
  foot: { position: 'absolute', bottom: 30, left: 57, right: 57, flexDirection: 'row', justifyContent: 'space-between', fontSize: 8, color: muted },
})

/** How much of a section must fit under its heading, in points; else the heading goes to the next page with it. */
const HEAD_AND_A_ROW = 60

const heading = (title: string) => h(Text, { style: styles.heading, minPresenceAhead: HEAD_AND_A_ROW }, title)

const lines = (text: string, style: typeof styles.text) => text.split('\n').map((line) => h(Text, { style, orphans: 2, widows: 2 }, line || ' '))

const row = ({ name, value, notes }: OfferPaper['differences'][number]) =>
  h(
    View,
    { style: styles.row },
    h(Text, { style: styles.name }, name),
    h(View, { style: styles.value }, ...lines(value, styles.text), ...notes.flatMap((note) => lines(note, styles.note))),
  )

/** A4: for whom and from whom, how it stands, every condition, where it differs from the posting, and the record. */
const offerDocument = (paper: OfferPaper): ReactElement =>
  h(
    Document,
    { title: paper.title, author: paper.issuer.name, language: 'ja', creator: paper.site, producer: SOFTWARE },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.title }, paper.title),
      h(Text, { style: styles.right }, paper.edition),
      h(Text, { style: styles.addressee }, paper.addressee),
      h(Text, { style: styles.right }, paper.issuer.name),
      ...(paper.issuer.address ? [h(Text, { style: styles.right }, paper.issuer.address)] : []),
      h(Text, { style: styles.state }, paper.state),
      ...(paper.message ? [h(View, { style: styles.message }, ...lines(paper.message, styles.text))] : []),
      ...paper.parts.flatMap(({ title, lines: rows }) => [heading(title), ...rows.map(row)]),
      ...(paper.differences.length > 0 ? [heading('求人票との違い'), ...paper.differences.map(row)] : []),
      heading('記録'),
      ...paper.record.map((line) => h(Text, { style: styles.record }, line)),
      h(
        View,
        { fixed: true, style: styles.foot },
        h(Text, null, `${paper.title}　${paper.edition}`),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  )

/** Runs in a separate thread (offer-document.ts). */
export default async function drawOfferInThread(paper: OfferPaper): Promise<Uint8Array<ArrayBuffer>> {
  const drawable: OfferPaper = JSON.parse(JSON.stringify(paper), (_, value: unknown) => (typeof value === 'string' ? drawableText(value) : value))
  return new Uint8Array(await renderToBuffer(offerDocument(drawable) as Parameters<typeof renderToBuffer>[0]))
}
