import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { openTextFile } from '../file/text-file.ts'
import type { Posting } from '../posting.ts'
import { readFile } from '../read-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { writtenFile } from '../written-file.ts'
import { recogniseFormat } from './recognise-format.ts'

async function read(content: string | Uint8Array, expected: string) {
  const file = await openTextFile(writtenFile(content))
  const format = recogniseFormat(file.head)
  expect(format).toBe(expected)
  const records: ReadRecord[] = []
  for await (const record of readFile[format](file)) records.push(record)
  return records
}
const postingsIn = async (content: string | Uint8Array, format: string) =>
  (await read(content, format)).map((record) => ('posting' in record ? record.posting : record.reason) as Posting)

const job = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'エンジニア',
  description: '&lt;p&gt;開発 &amp;amp; 運用&lt;/p&gt;',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: '株式会社めばえ', sameAs: 'https://mebae.example' },
  identifier: { '@type': 'PropertyValue', name: 'めばえ', value: 'A-1' },
  employmentType: ['FULL_TIME'],
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressRegion: '東京都', addressLocality: '渋谷区', streetAddress: '道玄坂1-2-3', addressCountry: 'JP' },
  },
  baseSalary: { '@type': 'MonetaryAmount', currency: 'JPY', value: { '@type': 'QuantitativeValue', minValue: 300000, maxValue: '500000', unitText: 'MONTH' } },
}

test('JSON-LD in a page: several blocks, graphs, lists, line breaks inside strings', async () => {
  const page = `<!DOCTYPE html><html><head><link rel="canonical" href="https://jobs.example/1"><script type="application/ld+json">{"@graph":[{"@type":"WebSite"},${JSON.stringify(job)}]}</script>
    <script type="application/ld+json">[${JSON.stringify({ ...job, title: '営業' })}]</script><script type="application/ld+json">${JSON.stringify({ ...job, title: '人事' }).replace('開発', '開\n発')}</script></head></html>`
  const postings = await postingsIn(page, 'html')
  expect(postings.map(({ title }) => title)).toEqual(['エンジニア', '営業', '人事'])
  expect(postings[0]).toMatchObject({
    site: 'jobs.example',
    identifier: 'A-1',
    url: 'https://jobs.example/1',
    description: '開発 & 運用',
    hiringOrganization: { name: '株式会社めばえ', url: 'https://mebae.example/' },
    baseSalary: { currency: 'JPY', unitText: 'month', minValue: 300_000, maxValue: 500_000 },
    jobLocation: { raw: '東京都渋谷区道玄坂1-2-3', addressRegion: ['東京都'] },
  })
})

test('JSON-LD alone and our own JSON Lines', async () => {
  expect(await postingsIn(JSON.stringify(job, null, 2), 'json')).toHaveLength(1)
  const lines = `${JSON.stringify({ id: 'めばえ:7', title: '営業', hiringOrganization: { id: 'めばえ:c1', name: '㈱めばえ' }, description: '商品を届けます。' })}\n\n${JSON.stringify(job)}\n{壊れた行\n`
  const records = await read(lines, 'jsonl')
  expect(records.map((record) => ('reason' in record ? `${record.place} ${record.reason}` : record.posting.identifier))).toEqual([
    '7',
    'A-1',
    '4行目 JSON として読めません。かっこや引用符を確かめてください。',
  ])
})

test.each([
  ['UTF-8', (text: string) => text],
  ['UTF-8 with a mark', (text: string) => `\ufeff${text}`],
  ['Shift_JIS', (text: string) => iconv.encode(text, 'cp932')],
])('CSV in %s with Japanese headings', async (_, encode) => {
  const postings = await postingsIn(
    encode(
      '求人番号,求人タイトル,会社名,仕事内容,給与,勤務地,雇用形態,リモート\r\n1,営業①,㈱めばえ,"商品を\n届けます, 毎日",月給30万円～,東京都渋谷区1-2-3,正社員,可\r\n',
    ),
    'csv',
  )
  expect(postings).toMatchObject([
    {
      identifier: '1',
      title: '営業①',
      description: '商品を\n届けます, 毎日',
      hiringOrganization: { name: '㈱めばえ' },
      baseSalary: { text: '月給30万円～' },
      jobLocation: { raw: '東京都渋谷区1-2-3' },
      employmentTypeText: '正社員',
      remote: 'hybrid',
    },
  ])
})

test('CSV with English headings, separated by tabs', async () => {
  expect(await postingsIn('Job Title\tCompany\tDescription\tSalary Min\tSalary Unit\nEngineer\tMebae\tWe build\t6000000\tYEAR\n', 'csv')).toMatchObject([
    { title: 'Engineer', hiringOrganization: { name: 'Mebae' }, baseSalary: { minValue: 6_000_000, unitText: 'year' } },
  ])
})

test('Indeed XML, with the publisher where no company is named', async () => {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?><source><publisher>めばえ求人</publisher><job><title><![CDATA[営業 & 企画]]></title><referencenumber>9</referencenumber><company/><city>渋谷区</city><state>東京都</state><country>JP</country><description><![CDATA[<p>届けます</p>]]></description><salary>年収500万円</salary></job></source>'
  expect(await postingsIn(xml, 'indeed')).toMatchObject([
    {
      site: 'めばえ求人',
      identifier: '9',
      title: '営業 & 企画',
      description: '届けます',
      hiringOrganization: { name: 'めばえ求人' },
      jobLocation: { raw: '東京都渋谷区' },
      baseSalary: { text: '年収500万円' },
    },
  ])
})

test('RSS and Atom', async () => {
  const rss =
    '<rss version="2.0"><channel><link>https://feed.example</link><item><title>Mebae: Engineer</title><link>https://feed.example/1</link><guid>g1</guid><description>&lt;p&gt;We build&lt;/p&gt;</description><pubDate>Mon, 13 Jul 2026 13:41:15 +0000</pubDate></item></channel></rss>'
  expect(await postingsIn(rss, 'feed')).toMatchObject([
    { site: 'feed.example', identifier: 'g1', title: 'Engineer', description: 'We build', hiringOrganization: { name: 'Mebae' } },
  ])
  const atom =
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>e1</id><title>営業</title><author><name>株式会社めばえ</name></author><link href="https://feed.example/e1"/><content type="html">&lt;b&gt;届けます&lt;/b&gt;</content></entry></feed>'
  expect(await postingsIn(atom, 'feed')).toMatchObject([
    { identifier: 'e1', title: '営業', url: 'https://feed.example/e1', hiringOrganization: { name: '株式会社めばえ' }, description: '届けます' },
  ])
})

test.each([
  [
    'Ashby',
    {
      jobs: [
        {
          id: '1',
          title: 'Engineer',
          descriptionHtml: '<p>We build</p>',
          jobUrl: 'https://jobs.ashbyhq.com/mebae/1',
          employmentType: 'FullTime',
          location: 'Tokyo',
          workplaceType: 'Hybrid',
        },
      ],
    },
  ],
  [
    'Lever',
    [
      {
        id: '1',
        text: 'Engineer',
        categories: { commitment: 'Full-time', location: 'Tokyo' },
        description: '<p>We build</p>',
        hostedUrl: 'https://jobs.lever.co/mebae/1',
        workplaceType: 'hybrid',
      },
    ],
  ],
  [
    'Greenhouse',
    {
      jobs: [
        {
          id: 1,
          title: 'Engineer',
          absolute_url: 'https://boards.greenhouse.io/mebae/jobs/1',
          content: '&lt;p&gt;We build&lt;/p&gt;',
          location: { name: 'Tokyo' },
        },
      ],
    },
  ],
])("%s's list", async (_, list) => {
  expect(await postingsIn(JSON.stringify(list), 'json')).toMatchObject([
    { identifier: '1', title: 'Engineer', description: 'We build', hiringOrganization: { name: 'mebae' }, jobLocation: { raw: 'Tokyo' } },
  ])
})

test.each([
  ['RemoteOK', [{ legal: 'terms' }, { id: '1', slug: 's', position: 'Engineer', company: 'Mebae', description: 'We build', url: 'https://remoteok.com/1' }]],
  ['Jobicy', { jobs: [{ id: 1, jobTitle: 'Engineer', companyName: 'Mebae', jobDescription: '<p>We build</p>', url: 'https://jobicy.com/1' }] }],
])("%s's list", async (_, list) => {
  expect(await postingsIn(JSON.stringify(list), 'json')).toMatchObject([
    { identifier: '1', title: 'Engineer', hiringOrganization: { name: 'Mebae' }, remote: 'full' },
  ])
})

test.each([
  ['', 'ファイルが空です'],
  [' \n\n', 'ファイルが空です'],
  ['{"title": "営業', 'JSON が途中で終わっています'],
  ['{"a": 1}', '求人が見つかりません'],
  ['[1, 2}', 'JSON として1行目で読めません'],
  ['<html><body>ページが見つかりません</body></html>', '求人のページではありません'],
  [
    '<html><section id="jsi-joblist"><a href="https://hrmos.co/pages/mebae/jobs/1"><div class="pg-list-cassette"><h2>営業</h2></div></a></section></html>',
    '求人の一覧のページです',
  ],
  ['<?xml version="1.0"?><svg></svg>', 'この XML（<svg>）'],
  ['<source><job><title>営業</title>', 'XML が途中で終わっているか'],
  ['<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><source><job><title>&b;</title></job></source>', '実体（ENTITY）を宣言した XML'],
  ['名前,住所\n山田,東京', '見出しがありません'],
  ['求人タイトル,会社名\n"閉じない,めばえ\n', '引用符'],
  ['ただの文章です。', '求人のファイルとして読めません'],
  [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), '画像は取り込めません'],
  [new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), 'Excel'],
  [new Uint8Array([0x41, 0x00, 0x01, 0x02]), '文字のファイルではない'],
  [new Uint8Array([0x81, 0xff, 0xff, 0xfe, 0x80]), '文字コードが分かりません'],
])('the error of a broken file names the remedy: %s', async (content, sentence) => {
  const attempt = async () => {
    const file = await openTextFile(writtenFile(content))
    for await (const _ of readFile[recogniseFormat(file.head)](file));
  }
  await expect(attempt()).rejects.toThrow(sentence)
})
