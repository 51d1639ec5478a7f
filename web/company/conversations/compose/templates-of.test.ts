import { expect, test } from 'vitest'
import { stepTexts, type NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import { templatesOf } from './templates-of.ts'

const settings = (Object.keys(stepTexts) as NotifiedStep[]).map((step) => ({ step, is_notified: true, message: stepTexts[step] }))
const application = { id: 'a', job: { id: 1, position_title: 'SREエンジニア' }, step: 'first_interview', step_name: null, end_reason: null } as const

const of = (more: { name?: string; said?: string; step?: string; turn?: 'company' | 'candidate' }) =>
  templatesOf({
    settings,
    stepName: () => '一次面接',
    candidate: { name: more.name ?? '佐伯 航平さん（SRE・7年）' },
    applications: [{ ...application, step: (more.step ?? 'first_interview') as 'entry' }],
    thread: { turn: more.turn ?? 'company' } as never,
    messages: [{ kind: 'message', company: false, message: more.said ?? 'よろしくお願いします。' }] as never,
  })
const firstOf = (more: Parameters<typeof of>[0]) => of(more).map(({ name }) => name)[0]

test('what fits the step and the turn comes first', () => {
  expect(firstOf({})).toBe('日程調整')
  expect(firstOf({ said: 'オンコールの手当について伺えますか。' })).toBe('質問への返信')
  expect(firstOf({ said: '伺えますか。', turn: 'candidate' })).toBe('日程調整')
  expect(firstOf({ step: 'document_screening' })).toBe('書類通過')
})

test('the job and the name stand in the text, a number does not', () => {
  const passed = (name: string) => of({ name }).find(({ key }) => key === 'passed')!.text
  expect(passed('佐伯 航平さん（SRE・7年）')).toMatch(/^佐伯 航平さん\n\n「SREエンジニア」の/)
  expect(passed('求職者 04F2（SRE・7年）')).toMatch(/^「SREエンジニア」の/)
})

test('the company’s own texts of the steps are among them, filled in', () => {
  expect(of({}).find(({ key }) => key === 'step_first_interview')?.text).toContain('「SREエンジニア」の選考は「一次面接」に進みました。')
})
