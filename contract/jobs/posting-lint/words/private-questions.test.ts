import { expect, test } from 'vitest'
import { aPosting } from '../testing.ts'
import { lintPosting } from '../lint-posting.ts'

test.each([
  '本籍地はどこですか？',
  '家族構成',
  'ご両親の職業は？',
  '支持政党はありますか',
  '結婚の予定はありますか',
  '既往歴を入力してください',
  '血液型は何ですか',
])('%s is not asked of applicants', (question) => {
  const found = lintPosting(aPosting({ questions: [{ kind: 'short_text', question, is_required: true, choices: [] }] })).filter(
    ({ field }) => field === 'questions',
  )
  expect(found).toHaveLength(1)
})

test.each(['志望する理由を教えてください', '希望の勤務地はどこですか', '夜勤はできますか', '家族手当について聞きたいことはありますか'])(
  '%s may be asked',
  (question) => {
    const found = lintPosting(aPosting({ questions: [{ kind: 'short_text', question, is_required: true, choices: [] }] })).filter(
      ({ field }) => field === 'questions',
    )
    expect(found).toEqual([])
  },
)
