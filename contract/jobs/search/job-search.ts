import { z } from 'zod'
import { LookupId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import { Page } from '#contract/platform/page.ts'
import { Place } from '../places/place.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** Yes or no, as a form, an address or a program writes it. */
export const Switch = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off'])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on')

/** The search form, the page's URL, the API's parameters and the saved search are this one shape. Absent means the default. */
export const JobSearch = z.object({
  free_word: z.string().trim().max(200).optional().meta({
    description:
      'フリーワード。語は空白で区切ると、すべてを含む求人に絞ります。`-語` は除外、`"語句"` は語句そのもの。全角・半角、大文字・小文字、長音、異体字の違いは問いません。英数字とカタカナは、長い語の一部ではなく語として現れるところで見つけ、言いかえと、題名にある近い職種もさがします。文や複合語は語に分けます（`wishes`）。すべてに合う求人が10件より少なければ、一部に合う求人が続きます（`near`）。「年収800万以上」「東京」「リモート」のような語は条件として読み、読んだ内容を `readings` で返します。',
    example: 'エンジニア リモート',
  }),
  /** The visitor's decisions about `free_word`: pieces that would be conditions, and stay words. */
  as_words: many(z.string().trim().min(1).max(200))
    .optional()
    .meta({ description: 'フリーワードのうち、条件として読まずに言葉として探す部分。`readings` の `typed` の値。', example: ['リモート'] }),
  /** Synonyms of the words that the visitor does not want to be looked for. */
  without_synonyms: many(z.string().trim().min(1).max(60))
    .optional()
    .meta({ description: 'フリーワードの言いかえのうち、さがさない語。使った言いかえは、答えの expanded にあります。', example: ['在宅勤務'] }),
  company_name: z.string().trim().max(100).optional().meta({ description: '企業名に含まれる文字。', example: '製作所' }),
  job_fields: many(LookupId)
    .optional()
    .meta({ description: '職種のID（`/masters/` の job_fields）。いずれかに当てはまる求人。', example: [16, 18] }),
  company_categories: many(LookupId)
    .optional()
    .meta({ description: '企業の分野のID（company_categories）。', example: [8] }),
  kind: many(LookupId)
    .optional()
    .meta({ description: '企業の特徴のID（kind）。', example: [4] }),
  phase: many(LookupId)
    .optional()
    .meta({ description: '企業のフェーズのID（phase）。', example: [1] }),
  employee_range: many(LookupId)
    .optional()
    .meta({ description: '従業員数の区分のID（employee_range）。', example: [2] }),
  employment_types: many(LookupId)
    .optional()
    .meta({ description: '雇用形態のID（employment_types）。', example: [1] }),
  prefectures: many(LookupId)
    .optional()
    .meta({ description: '都道府県のID（JIS X 0401。48は海外）。', example: [13] }),
  /** Any of them; beside `prefectures` both hold. */
  places: many(Place)
    .optional()
    .meta({
      description:
        '勤務地。市区町村のコード（JIS X 0402の5桁。政令指定都市と東京23区は市・区のどちらでも）、駅名（「駅」まで）、または町の名前。いずれかに当てはまる求人。`GET /job_offers/places/` で調べられます。prefectures と両方あるときは、どちらにも当てはまる求人。',
      example: ['13113', '渋谷駅'],
    }),
  /** Jobs that say how far the station is, and no farther. */
  walk_minutes: WholeNumber(1, 60).optional().meta({ description: '最寄り駅から徒歩で何分以内か。書いていない求人は入りません。', example: 10 }),
  /** Days in Japan, today being the first. */
  confirmed_within: WholeNumber(1, 45).optional().meta({ description: '企業が募集中と確認した日。1は今日、7は今日までの7日間。', example: 1 }),
  skill_types: many(LookupId)
    .optional()
    .meta({ description: 'スキルのID（skill_types）。', example: [1] }),
  /** 9: jobs that do not state it. */
  remote: many(LookupId)
    .optional()
    .meta({ description: 'リモート勤務（0 出社のみ・1 一部リモート可・2 フルリモート可・9 記載なし）。', example: [2] }),
  /** Steps of an hourly wage in 円, as `hourlyWages`: jobs paid by the hour whose upper end reaches one of them. */
  hourly_wage: many(LookupId)
    .optional()
    .meta({ description: '時給（円）。上限がこの額に届く求人。1000・1200・1500・2000・2500・3000 のどれか。', example: [1500] }),
  /** Days a week, as `weekDays`: jobs in which one can work on so few days. */
  week_days: many(LookupId)
    .optional()
    .meta({ description: '週に働く日数。この日数以下から働ける求人。1・2・3・4 のどれか。日数を書いていない求人は入らない。', example: [3] }),
  /** Steps of the days off a year, as `annualHolidays`. */
  annual_holidays: many(LookupId)
    .optional()
    .meta({ description: '年間休日（日）。この日数に届く求人。105・110・115・120・125・130 のどれか。書いていない求人は入らない。', example: [120] }),
  intended_for: many(LookupId)
    .optional()
    .meta({ description: '求人の対象のID（intended_for）。1 新卒・2 第二新卒・3 長期インターン・4 既卒。', example: [2] }),
  inexperienced_ok: Switch.optional().meta({
    description: '未経験可の求人に絞る。false は、経験者のみと書いている求人。書いていない求人はどちらにも入らない。',
    example: true,
  }),
  stock_option: Switch.optional().meta({ description: 'ストックオプションのある求人に絞る。false は、それ以外の求人。', example: true }),
  short_hours: Switch.optional().meta({
    description: '入社時から時短勤務ができる求人に絞る。false は、できないと書いている求人。書いていない求人はどちらにも入らない。',
    example: true,
  }),
  flex: Switch.optional().meta({
    description: 'フレックスタイム制の求人に絞る。false は、ないと書いている求人。書いていない求人はどちらにも入らない。',
    example: true,
  }),
  /** Jobs that operators marked for senior people; false leaves them out. */
  is_premium: Switch.optional().meta({ description: '運営が幹部向け（プレミアム）とした求人に絞る。false は、それ以外の求人。', example: true }),
  /** In 万円: the upper end of the pay reaches it (its lower end where no upper end is given). */
  min_salary: WholeNumber(1, 100_000).optional().meta({ description: '年収（万円）。上限がこの額に届く求人に絞る。', example: 500 }),
  /** On by default for a signed-in candidate. */
  exclude_applied: Switch.optional().meta({ description: '応募した求人を除く。ログインしている求職者だけに効きます。', example: false }),
  exclude_favorited: Switch.optional().meta({ description: '気になる求人を除く。ログインしている求職者だけに効きます。', example: false }),
  /** 1 おすすめ (default) · 2 新着 · 3 更新 · 4 年収の上限 */
  sort: WholeNumber(1, 4).optional().meta({ description: '並び順（1 おすすめ・2 新着・3 更新・4 年収の上限）。なければ1。', example: 1 }),
  ...Page.shape,
})
export type JobSearch = z.infer<typeof JobSearch>
