import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { contentOfForm } from '../content-of-form.ts'
import { fingerprintsOf } from './fingerprints-of.ts'
import { mergeJob } from './merge-job.ts'

const begun = { ...emptyJobContent, position_title: '営業', description: 'はじめ', tagline: '短い', job_fields: [1], min_salary: 400 }
const job = { ...begun, description: '先の説明', tagline: '先の一言', job_fields: [2, 3], flex: true, min_salary: 500, updated_at: '2026-11-21T10:00:00+09:00' }
const typed = (change: object) => ({
  position_title: '営業',
  description: 'はじめ\r\n',
  tagline: '短い',
  job_fields: ['1'],
  min_salary: '400',
  remote: '0',
  begun: JSON.stringify(fingerprintsOf(begun)),
  ...change,
})

test('the form takes over what only the others changed, keeps what was typed here, and names fields that both changed', () => {
  const met = mergeJob(typed({ position_title: '新しい題名', tagline: '後の一言' }), job)
  expect(contentOfForm(met)).toMatchObject({
    position_title: '新しい題名',
    tagline: '後の一言',
    description: '先の説明',
    job_fields: [2, 3],
    flex: true,
    min_salary: 500,
  })
  expect(met.meanwhile.met).toEqual(['tagline'])
  expect(met.meanwhile.taken).toMatchObject({ flex: ['yes'], job_fields: ['2', '3'] })
  expect(met.updated_at).toBe(job.updated_at)
})

test('a form without its initial fingerprints gives up nothing', () => {
  const met = mergeJob(typed({ begun: '', description: '後の説明' }), job)
  expect(contentOfForm(met)).toMatchObject({ description: '後の説明', tagline: '短い', min_salary: 400 })
  expect(met.meanwhile.met).toContain('tagline')
})
