import { expect, test } from 'vitest'
import { stepTexts, type NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import { nameIn, templatesOf, valuesFor } from './templates-of.ts'

const settings = (Object.keys(stepTexts) as NotifiedStep[]).map((step) => ({ step, is_notified: true, message: stepTexts[step] }))
const application = { id: 'a', job: { id: 1, position_title: 'SREエンジニア' }, step: 'first_interview', step_name: null, end_reason: null } as const

const template = { id: 'a', name: '面接のお礼', message: '{候補者名}様\n{企業名}の{担当者名}です。「{求人名}」', is_shared: true, updated_at: '' }

const of = (more: { name?: string; said?: string; step?: string; turn?: 'company' | 'candidate' }) => {
  const candidate = { name: more.name ?? '佐伯 航平さん（SRE・7年）' }
  const applications = [{ ...application, step: (more.step ?? 'first_interview') as 'entry' }]
  return templatesOf({
    own: [template],
    values: valuesFor({ candidate, applications, company: { name: 'ミナモログ' }, member: '木下 遥' }),
    settings,
    stepName: () => '一次面接',
    candidate,
    applications,
    thread: { turn: more.turn ?? 'company' } as never,
    messages: [{ kind: 'message', company: false, message: more.said ?? 'よろしくお願いします。' }] as never,
  })
}
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

test('the company’s templates stand behind what fits and before the rest, filled in for this conversation', () => {
  expect(of({ step: 'document_screening' }).map(({ name }) => name)).toEqual(expect.arrayContaining(['書類通過', '面接のお礼', '日程調整']))
  expect(of({ step: 'document_screening' }).findIndex(({ name }) => name === '面接のお礼')).toBe(2)
  const textFor = (name: string) => of({ name }).find(({ name: called }) => called === '面接のお礼')!.text
  expect(textFor('佐伯 航平さん（SRE・7年）')).toBe('佐伯 航平様\nミナモログの木下 遥です。「SREエンジニア」')
  expect(textFor('求職者 04F2（SRE・7年）')).toMatch(/^求職者 04F2様/)
})

test('a label gives the name, or the number of a candidate who does not show it', () => {
  expect(nameIn('佐伯 さんじさん（SRE・7年）')).toBe('佐伯 さんじ')
  expect(nameIn('求職者 04F2（プロフィール未記入）')).toBe('求職者 04F2')
  expect(nameIn('退会済みユーザー')).toBe('退会済みユーザー')
})
