import { expect, test } from 'vitest'
import { sectionsOf } from './sections-of.ts'

test('finds the parts under headings of several styles', () => {
  const text =
    '開発をします。\n【給与】\n月給 30万円〜\n【勤務時間】9:30〜18:30\n【会社名】\n株式会社めばえ\nーーーーー\n■ 休日休暇\nーーーーー\n土日祝\n## 試用期間\n3ヶ月\n**福利厚生**\n■年俸査定 年1回'
  expect(sectionsOf(text)).toEqual({ salary: '月給 30万円〜', workHours: '9:30〜18:30', holiday: '土日祝', probation: '3ヶ月', jobBenefits: '■年俸査定 年1回' })
})

test('prose has none', () => {
  expect(sectionsOf('給与は相談して決めます。\n【急募】未経験歓迎')).toEqual({})
})
