import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTextFile } from '../file/text-file.ts'
import { withoutWrongBytes } from '../file/without-wrong-bytes.ts'
import { readFile } from '../read-file.ts'
import type { ReadRecord } from '../read-record.ts'
import { writtenFile } from '../written-file.ts'
import { recogniseFormat } from './recognise-format.ts'

async function read(content: string | Uint8Array) {
  const file = await openTextFile(writtenFile(content))
  const records: ReadRecord[] = []
  for await (const record of readFile[recogniseFormat(file.head, await file.afterFirstLine())](file)) records.push(withoutWrongBytes(record, file.wrongLines))
  return records
}
const posting = async (content: object | string) => {
  const [record] = await read(typeof content === 'string' ? content : JSON.stringify(content))
  return record && 'posting' in record ? record.posting : record
}

test('an answer of HERP: jobs within their companies', async () => {
  const job = {
    id: 'a1',
    name: '営業',
    formOfEmployment: '正社員',
    summary: '届けます。',
    salary: { text: '400万〜', minimum: 4_000_000, maximum: null, period: 'ANNUAL' },
  }
  const company = { companyId: 'C-1', companyName: '株式会社　めばえ', companySlug: 'mebae' }
  const more = { jobRemoteworkType: 'HYBRID_REMOTEWORK', jobLocations: [{ prefName: '東京都' }], workingConditions: 'フレックス' }
  const read = {
    site: 'herp',
    identifier: 'a1',
    title: '営業',
    remote: 'hybrid',
    workHours: 'フレックス',
    baseSalary: { minValue: 4_000_000, unitText: 'year' },
  }
  expect(await posting({ companies: [{ ...company, jobs: [{ ...job, ...more }] }] })).toMatchObject({
    ...read,
    hiringOrganization: { name: '株式会社　めばえ', id: 'C-1' },
  })
  expect(await posting({ company: { ...company, jobs: [{ ...job, ...more }] } })).toMatchObject(read)
})

test.each([
  [
    'Remotive',
    { jobs: [{ id: 7, url: 'https://remotive.com/7', title: 'SRE', company_name: 'Mebae', candidate_required_location: 'Japan', description: '<p>Run.</p>' }] },
    { identifier: '7', title: 'SRE', remote: 'full', hiringOrganization: { name: 'Mebae' } },
  ],
  [
    'Himalayas',
    {
      jobs: [
        {
          title: 'SRE',
          companyName: 'Mebae',
          companySlug: 'mebae',
          applicationLink: 'https://himalayas.app/a',
          guid: 'https://himalayas.app/a',
          description: 'Run.',
          minSalary: 50,
          maxSalary: 60,
          salaryPeriod: 'hourly',
          currency: 'USD',
          pubDate: 1784406712,
        },
      ],
    },
    { title: 'SRE', hiringOrganization: { name: 'Mebae' }, baseSalary: { currency: 'USD', unitText: 'hour', minValue: 50 } },
  ],
  [
    'Recruitee',
    {
      offers: [
        {
          id: 3,
          title: 'SRE',
          careers_url: 'https://mebae.recruitee.com/o/sre',
          description: 'Run.',
          requirements: 'Know.',
          hybrid: true,
          remote: true,
          locations: [{ city: '渋谷区', state: '東京都', country_code: 'JP' }],
        },
      ],
    },
    { title: 'SRE', remote: 'hybrid', requiredSkills: 'Know.', hiringOrganization: { name: 'mebae' }, jobLocation: { addressRegion: ['東京都'] } },
  ],
  [
    'Teamtailor',
    {
      items: [
        { id: 'x', url: 'https://mebae.teamtailor.com/jobs/1', _jobposting: { title: 'SRE', description: 'Run.', hiringOrganization: { name: 'Mebae' } } },
      ],
    },
    { identifier: 'x', title: 'SRE', url: 'https://mebae.teamtailor.com/jobs/1', hiringOrganization: { name: 'Mebae' } },
  ],
])('%s', async (_, document, expected) => {
  expect(await posting(document)).toMatchObject(expected)
})

test('microdata, as SuccessFactors writes its pages', async () => {
  const html = `<html><body><div itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="2026-11-01">
    <span itemprop="title">営業</span><span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">株式会社めばえ</b></span>
    <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="addressRegion" content="東京都"></span></span>
    <div itemprop="description"><p>届けます。</p><ul><li>毎日</li></ul></div></div></body></html>`
  expect(await posting(html)).toMatchObject({
    title: '営業',
    datePosted: '2026-11-01',
    hiringOrganization: { name: '株式会社めばえ' },
    jobLocation: { addressRegion: ['東京都'] },
    description: expect.stringMatching(/届けます。\n[\s\S]*毎日/) as string,
  })
})

test('RDFa', async () => {
  const html = `<html><head><meta property="og:url" content="https://mebae.example/jobs/1"></head><body vocab="https://schema.org/"><div typeof="JobPosting">
    <h1 property="title">営業</h1><div property="description">届けます。</div><div property="hiringOrganization" typeof="Organization"><span property="name">株式会社めばえ</span></div></div></body></html>`
  expect(await posting(html)).toMatchObject({
    title: '営業',
    description: '届けます。',
    hiringOrganization: { name: '株式会社めばえ' },
    url: 'https://mebae.example/jobs/1',
  })
})

const line = (title: string) =>
  JSON.stringify({ title, hiringOrganization: { name: '株式会社めばえ' }, description: 'お客様に商品を届け、使い方をいっしょに考える仕事です。' })

test('one wrong byte names its line, and the other lines are read', async () => {
  const good = Buffer.from(`${line('営業')}\n`)
  const bad = Buffer.from(`${line('人事X')}\n`)
  bad[bad.indexOf('X')] = 0xff
  const records = await read(Buffer.concat([good, bad, good]))
  expect(records.map((record) => ('posting' in record ? record.posting.title : record.reason))).toEqual([
    '営業',
    expect.stringContaining('2行目') as string,
    '営業',
  ])
})

test('ISO-2022-JP', async () => {
  const html = Buffer.concat([
    Buffer.from('<html><script type="application/ld+json">{"@type":"JobPosting","title":"'),
    Buffer.from('\u001b$B1D6H\u001b(B', 'latin1'),
    Buffer.from('","hiringOrganization":"M","description":"x"}</script></html>'),
  ])
  expect(await titleOf(html)).toBe('営業')
})
const titleOf = async (content: Uint8Array) => {
  const [record] = await read(content)
  return record && 'posting' in record ? record.posting.title : record?.reason
}

test('a first line over 4 MB is turned away alone', async () => {
  const long = JSON.stringify({ title: '営業', description: 'あ'.repeat(4_400_000) })
  const records = await read(`${long}\n${line('人事')}\n`)
  expect(records).toMatchObject([{ place: '1行目', reason: expect.stringContaining('長すぎます') as string }, { posting: { title: '人事' } }])
})

test('the template for CSV files is read without a refusal', async () => {
  expect(await titleOf(readFileSync(join(import.meta.dirname, '../../../../public/import-template.csv')))).toBe('バックエンドエンジニア（見本）')
})
