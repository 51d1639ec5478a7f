import { expect, test } from 'vitest'
import { readHours } from './read-hours.ts'

test('hours and break', () => {
  expect(readHours('9:30～18:30（休憩60分）\n残業は月平均13.2時間程度')).toMatchObject({
    default_starting_time: '09:30',
    default_ending_time: '18:30',
    break_time: 60,
    flex: null,
    discretionary_work: null,
    overtime: '残業は月平均13.2時間程度',
  })
  expect(readHours('（１）7：00～16：00\n（２）19：00～4：45')).toMatchObject({ default_starting_time: '07:00', default_ending_time: '16:00' })
  expect(readHours('9時〜18時半、休憩1時間')).toMatchObject({ default_starting_time: '09:00', break_time: 60 })
})

test('core and flexible time are no working hours', () => {
  expect(readHours('フレックスタイム制\n- フレキシブルタイム：5:00 - 22:00\n- コアタイム：10:00 - 15:00')).toMatchObject({
    default_starting_time: '',
    flex: true,
    core_time: '10:00〜15:00',
  })
  expect(readHours('フレックスタイム制（コアタイムなし）')).toMatchObject({ flex: true, core_time: 'なし' })
})

test.each([
  ['フルフレックス（コアタイムなし、定例ミーティング 13:00〜14:00）', 'なし'],
  ['フレックスタイム制\nコアタイム 11:00〜15:00\n朝会 10:00〜10:15', '11:00〜15:00'],
  ['フレックス制。10:00〜10:30（全体朝会）', ''],
  ['フレックス（コアタイム：なし）※毎朝 9:30〜9:45 にMTGがあります', 'なし'],
])('the hours of a meeting are neither core nor working hours: %s', (text, core_time) => {
  expect(readHours(text)).toMatchObject({ flex: true, core_time, default_starting_time: '' })
})

test('discretionary work', () => {
  expect(readHours('裁量労働制 (1日8時間のみなし労働)').discretionary_work).toBe(true)
  expect(readHours('フレックスなし。裁量労働制ではありません。')).toMatchObject({ flex: false, discretionary_work: false })
})

test.each([
  ['専門業務型裁量労働制（みなし労働時間：1日9時間）', { discretionary_work: true, flex: null }],
  ['裁量労働制の適用はありません。10時〜19時', { discretionary_work: false, default_starting_time: '10:00' }],
  ['時差出勤あり\n※フレックスタイム制は導入していません', { flex: false, core_time: '' }],
  ['コアタイムは設けていないフレックス制です', { flex: true, core_time: 'なし' }],
])('a denial in other words: %s', (text, hours) => {
  expect(readHours(text)).toMatchObject(hours)
})

test('hours that no clock shows are left out', () => {
  expect(readHours('25:00〜99:99')).toMatchObject({ default_starting_time: '', default_ending_time: '' })
})

test.each([
  ['フレックスタイム制、休憩60分、時間外労働あり（月平均15時間）', '時間外労働あり(月平均15時間)'],
  ['時間外労働：なし', '時間外労働:なし'],
  ['時間外勤務は月20時間程度です', '時間外勤務は月20時間'],
  ['時間外労働手当は別に支給', ''],
  ['月30時間分の固定残業代、超過した時間外労働に対する割増賃金は追加で支給', ''],
])('overtime in the words of the law: %s', (text, overtime) => {
  expect(readHours(text).overtime).toBe(overtime)
})
