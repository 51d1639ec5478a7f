import { expect } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'

const file = {
  basics: { name: '宇津木 千紘', summary: '収集基盤をつくりました。' },
  work: [
    { name: '株式会社山田', startDate: '2021-04', position: '主任' },
    { name: '株式会社ハシワタシ', startDate: '2016-04' },
  ],
}

test('an import changes only the lines that were accepted: an employer that was left out is neither added nor changed', async ({ db }) => {
  const { candidate_users: api } = await apiFor(db, (await addCandidate(db)).as)
  await api.profile.change({ work_experiences: [{ organization_name: '株式会社山田', department_position: '担当' }] })
  const { changes } = await api.resume.import({ resume: file, is_trial: true })
  expect(changes.map(({ field }) => field)).toEqual(['name', 'job_summary', 'work_experiences.0', 'work_experiences.1'])

  await api.resume.import({ resume: file, fields: ['job_summary', 'work_experiences.1'] })
  const { name, job_summary, work_experiences } = await api.profile.show()
  expect([name, job_summary]).toEqual(['', '収集基盤をつくりました。'])
  expect(work_experiences.map(({ organization_name, department_position }) => [organization_name, department_position])).toEqual([
    ['株式会社山田', '担当'],
    ['株式会社ハシワタシ', ''],
  ])
})
