import { expect, test } from 'vitest'
import { readAnnualHolidays } from './read-annual-holidays.ts'
import { readInexperienced } from './read-inexperienced.ts'
import { readIntendedFor } from './read-intended-for.ts'
import { readShortHours } from './read-short-hours.ts'
import { readStockOption } from './read-stock-option.ts'

test.each([
  ['年間休日：125日', 125],
  ['年間休日数 120日以上', 120],
  ['【年間休日１２４日】\n■完全週休2日制', 124],
  ['土日・祝日（年間休日123日）', 123],
  ['年休125日／年3回、9〜10連休', 125],
  ['年間休日120〜125日', 120],
  ['年間休日126日（本社）\n年間休日110日（店舗）', 110],
  ['年間休日日数および休暇については、配属先プロジェクトによります', null],
  ['年休20日', null],
  ['年間休日　多数', null],
  ['有給休暇10日、夏季休暇3日', null],
  ['年間休日1200日', null],
])('days off a year: %s', (text, days) => expect(readAnnualHolidays(text)).toBe(days))

test.each([
  ['未経験歓迎', true],
  ['【未経験歓迎！】半導体検査装置の製造', true],
  ['職種・業種未経験OK', true],
  ['職種未経験歓迎/業種未経験歓迎/第二新卒歓迎', true],
  ['☆未経験者、第二新卒者、歓迎！', true],
  ['《IT未経験・第二新卒歓迎！》', null],
  ['未経験・第二新卒歓迎', true],
  ['未経験の方も大歓迎です', true],
  ['学歴・経験不問', true],
  ['経験は問いません', true],
  ['実務経験不問', true],
  ['未経験からスキルアップ♪【IT事務】', true],
  ['未経験不可', false],
  ['未経験の方はご遠慮ください', false],
  ['実務未経験者は対象外です', false],
  ['経験者のみの募集です', false],
  ['未経験者の採用は行っておりません', false],
  ['業界未経験OK', null],
  ['IT業界未経験歓迎', null],
  ['Ruby on Rails 未経験可', null],
  ['Goは未経験でもOK', null],
  ['マネジメント経験不問', null],
  ['営業経験は不問', null],
  ['未経験の領域にも挑戦できる方', null],
  ['未経験のことであっても挑戦する方', null],
  ['Webアプリケーションの開発経験3年以上', null],
  ['未経験可（ただし、実務未経験者は対象外）', null],
])('without experience: %s', (text, said) => expect(readInexperienced(text)).toBe(said))

test('of a description only a line that begins with it counts, and its own field says it plainly', () => {
  expect(readInexperienced('', { description: '★未経験OK！本格的な人事・労務が学べます' })).toBe(true)
  expect(readInexperienced('', { description: '求人サイトの「未経験歓迎」の特集を企画します' })).toBeNull()
  expect(readInexperienced('人柄を重視します', { tags: ['職種・業種未経験OK'] })).toBe(true)
  expect(readInexperienced('◎ITに関する実務経験が少しでもある方', { tags: ['職種・業種未経験OK'] })).toBeNull()
  expect(readInexperienced('', { experience: 'no requirements' })).toBe(true)
  expect(readInexperienced('', { experience: '3年以上' })).toBeNull()
})

test.each([
  ['Webデザイナー◆未経験から制作のプロへ', true],
  ['未経験者向け研修あり／経理事務', true],
  ['業界未経験歓迎の営業', null],
  ['Ruby 未経験可', null],
  ['未経験の領域に挑むエンジニア', null],
  ['未経験NG', false],
])('a title that says it: %s', (title, said) => expect(readInexperienced('', { title })).toBe(said))

const intended = (text: string, title = '', employment_types = [1]) => readIntendedFor({ title, stated: text, tags: [], description: '', employment_types })
test.each([
  ['新卒歓迎', [1]],
  ['新卒・中途歓迎', [1]],
  ['既卒・第二新卒の方も歓迎！', [2, 4]],
  ['第二新卒歓迎', [2]],
  ['第２新卒OK', [2]],
  ['未経験・第二新卒歓迎', [2]],
  ['新卒採用と中途採用の両方に関われます', []],
  ['新卒採用を支援するサービス', []],
  ['新卒向けのメディアを運営', []],
  ['新卒不可', []],
  ['第二新卒の採用市場', []],
])('for whom: %s', (text, ids) => expect(intended(text)).toEqual(ids))

test.each([
  ['【27卒】エンジニア', [1]],
  ['2027年新卒採用／総合職', [1]],
  ['【新卒】法人営業', [1]],
  ['［ALL］28卒_新卒【総合職】', [1]],
  ['新卒採用担当', []],
  ['新卒事業部の営業', []],
])('for whom, by the title: %s', (title, ids) => expect(intended('', title)).toEqual(ids))

test('an internship is a long one where it says so; another posting only mentions interns', () => {
  expect(intended('', '長期インターン｜エンジニア', [5])).toEqual([3])
  expect(intended('3か月以上続けられる方', 'エンジニアインターン', [5])).toEqual([3])
  expect(intended('', 'エンジニアインターン', [5])).toEqual([])
  expect(intended('長期インターンの学生も活躍しています', '人事', [1])).toEqual([])
})

test.each([
  ['時短勤務可', true],
  ['時短勤務OK', true],
  ['時短勤務のご相談も可能です', true],
  ['時短正社員歓迎', true],
  ['短時間正社員での採用', null],
  ['時短でのご応募も歓迎', true],
  ['※時短勤務やフレックスタイムの選択も可能です', true],
  ['時短勤務制度', null],
  ['■育児に伴う時短勤務／3歳未満', null],
  ['育児のための時短勤務可', null],
  ['時短勤務可（小学校6年生まで）', null],
  ['時短勤務は不可', false],
  ['時短家電の営業', null],
])('short hours: %s', (text, said) => expect(readShortHours(text)).toBe(said))

test.each([
  ['ストックオプション制度あり', true],
  ['SO付与あり', true],
  ['・新株予約権', true],
  ['ストックオプションなし', false],
  ['ストックオプション制度は導入していません', false],
  ['昇給年2回', false],
  ['SOC 2 の運用', false],
])('stock options among pay and benefits: %s', (text, said) => expect(readStockOption(text)).toBe(said))

test('in prose only a promise of stock options counts', () => {
  expect(readStockOption('', 'ストックオプションの管理をするサービスです')).toBe(false)
  expect(readStockOption('', '入社時にストックオプションを付与します')).toBe(true)
})
